import type { Goal } from "@vaardig/contract/goals/goals";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../ui/StatusChip.tsx";

const TONES = {
  proposed: "info",
  not_started: "neutral",
  in_progress: "info",
  completed: "positive",
  cancelled: "neutral",
  declined: "neutral",
} as const;

/** Chip of a goal's state; overdue goals show that instead. */
export function GoalStateChip({ goal }: { goal: Pick<Goal, "state" | "overdue"> }) {
  const { t } = useTranslation("goals");
  if (goal.overdue) return <StatusChip label={t("overdue")} tone="attention" />;
  return <StatusChip label={t(`state.${goal.state}`)} tone={TONES[goal.state]} />;
}
