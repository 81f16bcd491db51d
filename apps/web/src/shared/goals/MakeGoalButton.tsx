import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type GoalStart, useAddGoalPath } from "./addGoalPath.ts";

interface Props {
  start: GoalStart;
  /** The skill or job that it is about, for its accessible name. */
  name: string;
}

/** Leads to the wizard with what the goal begins with; nothing for roles without goals. */
export function MakeGoalButton({ start, name }: Props) {
  const { t } = useTranslation("make-goal");
  const to = useAddGoalPath()(start);
  if (!to) return null;
  return (
    <Button component={Link} to={to} size="small" aria-label={t("named", { name })}>
      {t("make")}
    </Button>
  );
}
