import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type GoalStart, useAddGoalPath } from "./addGoalPath.ts";

interface Props {
  start: GoalStart;
  /** Name of the skill or job, for the accessible name. */
  name: string;
}

/** Link to the goal wizard with initial values; nothing for roles without goals. */
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
