import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { courseLevelOf, type MatchedCourse } from "@vaardig/contract/courses/courses";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetGoalCoursesQuery } from "../goals.api.ts";
import { OfferedAction } from "./OfferedAction.tsx";
import type { GoalWizard } from "./useGoalWizard.ts";

const PRICES = ["free", "paid"] as const;
const PAGE = 10;

/** Courses that lead to the goal's levels, by points gained per hour. */
export function CoursesToAdd({ wizard }: { wizard: GoalWizard }) {
  const { t } = useTranslation("goals");
  const format = useFormat();
  const { skills, actions } = wizard.values;
  const [skillId, setSkillId] = useState(skills[0]?.skill.id ?? "");
  const [price, setPrice] = useState<(typeof PRICES)[number]>("free");
  const [page, setPage] = useState(0);
  const chosen = skills.find(({ skill }) => skill.id === skillId) ?? skills[0];
  const { currentData, error } = useGetGoalCoursesQuery(
    {
      query: {
        skill_id: chosen?.skill.id ?? "",
        level: courseLevelOf(chosen?.level ?? 1),
        page: page + 1,
        price,
      },
    },
    { skip: !chosen },
  );
  const matchedCourses = (currentData ?? []).flatMap((one): MatchedCourse[] => ("title" in one ? [one] : []));
  const coursesCount = (currentData ?? []).reduce((sum, one) => ("count" in one ? one.count : sum), 0);
  const pick = (next: () => void) => {
    next();
    setPage(0);
  };
  const aboutOf = (course: MatchedCourse) =>
    [
      course.provider_name,
      t("wizard.hours", { count: course.hours }),
      course.price === 0 ? t("wizard.price.free") : format.money(course.price),
    ].join(" · ");
  return (
    <Box component="section" aria-labelledby="courses-to-add">
      <Typography id="courses-to-add" variant="h3">
        {t("wizard.courses")}
      </Typography>
      <Box sx={{ my: 3, display: "flex", flexWrap: "wrap", gap: 2 }}>
        {skills.map(({ skill }) => (
          <FilterChip
            key={skill.id}
            label={skill.name}
            selected={skill.id === chosen?.skill.id}
            onToggle={() => pick(() => setSkillId(skill.id))}
          />
        ))}
        {PRICES.map((one) => (
          <FilterChip
            key={one}
            label={t(`wizard.price.${one}`)}
            selected={price === one}
            onToggle={() => pick(() => setPrice(one))}
          />
        ))}
      </Box>
      {error && (
        <Alert severity="warning">{isApiError(error) ? error.message : t("wizard.courses-failed")}</Alert>
      )}
      {!currentData && !error && <ListSkeleton rows={2} />}
      {currentData && matchedCourses.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{t("wizard.no-courses")}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {matchedCourses.map((course) => (
          <OfferedAction
            key={course.id}
            title={course.title}
            about={aboutOf(course)}
            isAdded={actions.some((one) => one.course_id === course.id)}
            onAdd={() =>
              wizard.addAction({
                kind: "course",
                title: course.title,
                course_id: course.id,
                project_id: null,
                skill_id: chosen?.skill.id ?? null,
              })
            }
          />
        ))}
      </Box>
      <Pagination page={page} size={PAGE} total={coursesCount} onPage={setPage} />
    </Box>
  );
}
