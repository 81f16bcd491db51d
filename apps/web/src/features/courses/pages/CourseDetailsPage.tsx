import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { CourseFacts } from "../parts/CourseFacts.tsx";
import { CourseProgress } from "../parts/CourseProgress.tsx";
import { CourseReason } from "../parts/CourseReason.tsx";
import { LearnedLevels } from "../parts/LearnedLevels.tsx";
import { MatchedActs } from "../parts/MatchedActs.tsx";
import { MyCourseActs } from "../parts/MyCourseActs.tsx";
import { STATE_TONES } from "../parts/stateTones.ts";
import { TaughtSkills } from "../parts/TaughtSkills.tsx";
import { useOpenCourse } from "../parts/useOpenCourse.ts";
import { Ratings } from "../ratings/Ratings.tsx";

/** Page of one course: skills, benefit, actions, ratings. */
export function CourseDetailsPage() {
  const { t } = useTranslation("courses");
  const { courseId = "" } = useParams();
  const pathTo = usePath();
  const { course, mine, matched, skillId, level, failure, read, onCompleted } = useOpenCourse(courseId);
  if (failure?.isMissing && !course)
    return <RecordError missing={failure.message} failed={failure.message} />;
  if (failure && !course) return <ErrorState heading="h1" title={failure.message} onRetry={read} />;
  if (!course) return <DetailSkeleton />;
  return (
    <>
      <BackLink to={pathTo(mine ? "my-courses" : "course-matches") ?? ""}>{t("back")}</BackLink>
      <PageHeader
        title={course.title}
        description={<CourseFacts course={course} />}
        isActionAtThumb
        action={
          mine ? (
            <>
              <StatusChip label={t(`states.${mine.state}`)} tone={STATE_TONES[mine.state]} />
              <MyCourseActs isMain course={mine} onCompleted={onCompleted} onRemoved={read} />
            </>
          ) : (
            matched &&
            skillId && (
              <MatchedActs isMain course={matched} skillId={skillId} level={level} onChanged={read} />
            )
          )
        }
      />
      <Box
        sx={{
          display: "grid",
          gap: 6,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 400px" },
          alignItems: "start",
        }}
      >
        <Card component="section" aria-labelledby="about">
          <CardContent sx={{ display: "grid", gap: 4 }}>
            <Typography id="about" variant="h2">
              {t("about")}
            </Typography>
            {mine && <CourseProgress course={mine} />}
            {mine?.state === "completed" && <LearnedLevels course={mine} />}
            {!mine && course.removed && <Alert severity="info">{t("removed-course")}</Alert>}
            <Typography sx={{ whiteSpace: "pre-line", maxWidth: "70ch" }}>
              {course.description || t("no-description")}
            </Typography>
            {course.url && (
              <Link href={course.url} target="_blank" rel="noopener noreferrer">
                {t("visit", { provider: course.provider_name })}
              </Link>
            )}
          </CardContent>
        </Card>
        <Box sx={{ display: "grid", gap: 6 }}>
          <Card component="section" aria-labelledby="teaches">
            <CardContent sx={{ display: "grid", gap: 4 }}>
              <Typography id="teaches" variant="h2">
                {t("teaches")}
              </Typography>
              {matched && mine?.state !== "completed" && <CourseReason course={matched} />}
              <TaughtSkills skills={course.skills} />
            </CardContent>
          </Card>
          <Ratings courseId={courseId} canRate={mine?.can.includes("rate") ?? false} />
        </Box>
      </Box>
    </>
  );
}
