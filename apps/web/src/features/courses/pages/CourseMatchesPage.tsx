import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { COURSES_PER_PAGE } from "@vaardig/contract/courses/courses";
import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { usePath } from "../../../lib/usePath.ts";
import { levelOfCode } from "../../../shared/courses/courseChoices.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { CardStack } from "../../../ui/list/CardStack.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { useBarSlot } from "../../../ui/useBarSlot.ts";
import { CourseCard } from "../parts/CourseCard.tsx";
import { CourseFilters } from "../parts/CourseFilters.tsx";
import { CourseReason } from "../parts/CourseReason.tsx";
import { MatchedActs } from "../parts/MatchedActs.tsx";
import { useCoursesDispatch } from "../parts/useCourseActs.ts";
import { useCoursePath } from "../parts/useCoursePath.ts";
import { useCoursesState } from "../state/courses.slice.ts";
import { fetchMatchedCourses } from "../state/courseThunks.ts";
import { useRequestedCourses } from "../state/useRequestedCourses.ts";
import { useSortedSkills } from "../state/useSortedSkills.ts";

/** Courses for a skill, by points gained in the match per hour. */
export function CourseMatchesPage() {
  const { t } = useTranslation("courses");
  const language = useCurrentLanguage();
  const dispatch = useCoursesDispatch();
  const pathTo = usePath();
  const coursePath = useCoursePath();
  const sorted = useSortedSkills();
  const { skills } = sorted;
  const { asked, ask } = useRequestedCourses(skills);
  const { matchedCourses, coursesCount, loads } = useCoursesState();
  const { skillId, level, price, page } = asked;
  const load = loads.fetchMatchedCourses;
  const isPhone = useBarSlot() !== null;

  // A dependency, because the response contains translated titles.
  const read = useCallback(() => {
    if (skillId && language) void dispatch(fetchMatchedCourses({ skillId, level, price, page: page + 1 }));
  }, [dispatch, skillId, level, price, page, language]);
  useEffect(read, [read]);

  if (skillId === null && sorted.error)
    return <ErrorState title={t("fetch-failed")} error={sorted.error} onRetry={sorted.read} />;
  if (skillId === null && sorted.isLoading) return <CardsSkeleton width="100%" />;
  const yourSkills = pathTo("your-skills");
  const to = yourSkills ?? pathTo("course-catalogue");
  if (skillId === null)
    return (
      <EmptyState
        drawing="path"
        title={t(yourSkills ? "no-skills.title" : "no-skills.catalogue-title")}
        description={t(yourSkills ? "no-skills.help" : "no-skills.catalogue-help")}
        action={
          to && (
            <Button component={Link} to={to} variant="outlined">
              {t(yourSkills ? "no-skills.action" : "no-skills.to-catalogue")}
            </Button>
          )
        }
      />
    );
  const skill = skills.find((one) => one.skill.id === skillId)?.skill;
  // What the bar of a phone folds away.
  const choice = [skill?.name, skill?.kind !== "licence" && t(`levels.${level}`), t(`price.${price}`)]
    .filter(Boolean)
    .join(" · ");
  const other = price === "free" ? "paid" : "free";
  return (
    <>
      <CourseFilters skills={skills} {...asked} onAsk={ask} />
      {load.error && <ErrorState title={load.message ?? t("none-found")} onRetry={read} />}
      {!load.error && !load.success && matchedCourses.length === 0 && <CardsSkeleton width="100%" />}
      {load.success && coursesCount > 0 && (
        <Typography
          variant="caption"
          component="p"
          aria-live="polite"
          sx={{ mb: 3, color: "text.secondary" }}
        >
          {isPhone && `${choice} · `}
          {t("count", { count: coursesCount })}
          {coursesCount > 1 && ` · ${t("order")}`}
        </Typography>
      )}
      {!load.error && (
        <CardStack label={t("title")} isFetching={load.loading}>
          {matchedCourses.map((course) => (
            <CourseCard
              key={course.id}
              course={course}
              heading="h2"
              to={coursePath(course.id, skillId, levelOfCode(course.level))}
              acts={<MatchedActs course={course} skillId={skillId} level={level} onChanged={read} />}
            >
              <CourseReason course={course} />
            </CourseCard>
          ))}
        </CardStack>
      )}
      {load.success && coursesCount === 0 && (
        <EmptyState
          drawing="search"
          title={t("none-found")}
          description={t("none-help")}
          action={
            <Button variant="outlined" onClick={() => ask({ price: other })}>
              {t(`see-${other}`)}
            </Button>
          }
        />
      )}
      <Pagination
        page={page}
        size={COURSES_PER_PAGE}
        total={coursesCount}
        onPage={(to) => ask({ page: to })}
      />
    </>
  );
}
