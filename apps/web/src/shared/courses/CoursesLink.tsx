import Button from "@mui/material/Button";
import type { Skill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useCoursesPath } from "./useCoursesPath.ts";

interface Props {
  skill: Skill;
  /** The current level; null for a missing skill. */
  have: number | null;
}

/** Link to courses that raise a skill one level above the current one; nothing for roles without courses. */
export function CoursesLink({ skill, have }: Props) {
  const { t } = useTranslation("match");
  const to = useCoursesPath()(skill, have);
  if (!to) return null;
  return (
    <Button component={Link} to={to} size="small" aria-label={t("grow.courses-for", { skill: skill.name })}>
      {t("grow.courses")}
    </Button>
  );
}
