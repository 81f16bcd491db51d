import Button from "@mui/material/Button";
import type { MatchSheet } from "@vaardig/contract/matching";
import type { Skill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useCoursesPath } from "../../../shared/courses/useCoursesPath.ts";

interface Props {
  sheet: MatchSheet;
  skill: Skill;
}

/** Link to courses that raise a skill one level above the current one. */
export function CoursesLink({ sheet, skill }: Props) {
  const { t } = useTranslation("skill-profiles");
  const coursesPath = useCoursesPath();
  const have = sheet.requirements.find((one) => one.skill.id === skill.id)?.have ?? null;
  const to = coursesPath(skill, have);
  if (!to) return null;
  return (
    <Button component={Link} to={to} size="small" aria-label={t("gaps.courses-for", { skill: skill.name })}>
      {t("gaps.courses")}
    </Button>
  );
}
