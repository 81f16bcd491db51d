import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { CourseState } from "@vaardig/contract/courses/courses";
import { useCallback, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { usePath } from "../../../lib/usePath.ts";
import { levelOfCode } from "../../../shared/courses/courseChoices.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { CardStack } from "../../../ui/list/CardStack.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { CourseCard } from "../parts/CourseCard.tsx";
import { CourseProgress } from "../parts/CourseProgress.tsx";
import { MyCourseActs } from "../parts/MyCourseActs.tsx";
import { useCoursesDispatch } from "../parts/useCourseActs.ts";
import { useCoursePath } from "../parts/useCoursePath.ts";
import { useCoursesState } from "../state/courses.slice.ts";
import { fetchMyCourses } from "../state/courseThunks.ts";

const ORDER: CourseState[] = ["started", "not started", "completed"];

/** The reader's courses: in progress, saved, completed. */
export function MyCoursesPage() {
  const { t } = useTranslation("courses");
  const language = useCurrentLanguage();
  const dispatch = useCoursesDispatch();
  const pathTo = usePath();
  const { myCourses, loads } = useCoursesState();
  const load = loads.fetchMyCourses;
  // A dependency, because the response contains translated titles.
  const read = useCallback(() => {
    if (language) void dispatch(fetchMyCourses());
  }, [dispatch, language]);
  useEffect(read, [read]);
  if (load.error) return <ErrorState title={load.message ?? t("fetch-failed")} onRetry={read} />;
  if (!load.success && myCourses.length === 0) return <CardsSkeleton width="100%" />;
  const matches = pathTo("course-matches");
  if (myCourses.length === 0)
    return (
      <EmptyState
        title={t("mine-none.title")}
        description={t("mine-none.help")}
        action={
          matches && (
            <Button component={Link} to={matches} variant="outlined">
              {t("mine-none.action")}
            </Button>
          )
        }
      />
    );
  return (
    <Box sx={{ display: "grid", gap: 7 }}>
      {ORDER.map((state) => (
        <Group key={state} state={state} />
      ))}
    </Box>
  );
}

function Group({ state }: { state: CourseState }) {
  const { t } = useTranslation("courses");
  const id = useId();
  const coursePath = useCoursePath();
  const { myCourses, loads } = useCoursesState();
  const courses = myCourses.filter((course) => course.state === state);
  if (courses.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 3 }}>
        {t(`states.${state}`)} · {courses.length}
      </Typography>
      <CardStack labelledBy={id} isFetching={loads.fetchMyCourses.loading} isOneOfSeveral>
        {courses.map((course) => (
          <CourseCard
            key={course.id}
            course={course}
            heading="h3"
            to={coursePath(course.course_id, course.skill.id, levelOfCode(course.level))}
            acts={<MyCourseActs course={course} />}
          >
            <CourseProgress course={course} />
          </CourseCard>
        ))}
      </CardStack>
    </Box>
  );
}
