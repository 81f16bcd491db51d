import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Goal } from "@vaardig/contract/goals/goals";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { GoalActs } from "../details/GoalActs.tsx";
import { GoalStateChip } from "./GoalStateChip.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

interface Props {
  goal: Goal;
  /** Path of the goal's page. */
  to: string | undefined;
  /** Heading level: below the page heading, or below a person's. */
  heading: "h2" | "h3";
}

/** Card of a goal: name, state, due date and progress; a proposed goal can be answered here. */
export function GoalCard({ goal, to, heading }: Props) {
  const { t } = useTranslation("goals");
  const format = useFormat();
  const due = goal.completed_at
    ? t("completed-on", { date: format.date(goal.completed_at) })
    : t("due-on", { date: format.date(goal.due_date) });
  const about = [
    due,
    goal.assigned_by && t("assigned-by", { name: goal.assigned_by }),
    t("actions-done", { done: goal.actions_done, count: goal.actions_count }),
    goal.comments_count > 0 && t("comments-count", { count: goal.comments_count }),
  ];
  return (
    <Card component="li" sx={{ listStyle: "none" }}>
      <CardContent sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "center" }}>
        <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, alignItems: "center" }}>
            <Typography component={heading} sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
              {to ? (
                <Link component={RouterLink} to={to} underline="hover" sx={{ color: "text.primary" }}>
                  {goal.name}
                </Link>
              ) : (
                goal.name
              )}
            </Typography>
            <GoalStateChip goal={goal} />
          </Box>
          <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
            {about.filter(Boolean).join(" · ")}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
          >
            {goal.skills.map(({ skill }) => skill.name).join(", ")}
          </Typography>
        </Box>
        {goal.state === "proposed" && goal.can.includes("accept") ? (
          <GoalActs goal={goal} only={["accept", "decline"]} />
        ) : (
          <Box sx={{ flex: { xs: "1 1 100%", sm: "0 0 200px" } }}>
            <ProgressBar value={goal.progress} label={t("progress-of", { name: goal.name })} />
          </Box>
        )}
      </CardContent>
    </Card>
  );
}
