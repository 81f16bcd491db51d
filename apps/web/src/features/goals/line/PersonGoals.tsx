import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { GoalPerson } from "@vaardig/contract/goals/goals";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { useAddGoalPath } from "../../../shared/goals/addGoalPath.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { GoalCard } from "../list/GoalCard.tsx";

/** A person of the line with their goals, and a button to propose one. */
export function PersonGoals({ entry }: { entry: GoalPerson }) {
  const { t } = useTranslation("goals");
  const pathTo = usePath();
  const addGoal = useAddGoalPath();
  const { person, overdue_count: overdue, proposals_count: waiting, goals } = entry;
  const page = pathTo("employee-details", { candidateId: person.id });
  const add = addGoal({ person: person.id });
  return (
    <Box component="section" aria-label={person.name}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center", mb: 3 }}>
        <PersonAvatar name={person.name} src={person.photo_url} />
        <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {page ? (
              <Link component={RouterLink} to={page} underline="hover" sx={{ color: "text.primary" }}>
                {person.name}
              </Link>
            ) : (
              person.name
            )}
          </Typography>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {person.job}
          </Typography>
        </Box>
        {overdue > 0 && <StatusChip label={t("overdue-count", { count: overdue })} tone="attention" />}
        {waiting > 0 && <StatusChip label={t("confirm.short", { count: waiting })} tone="info" />}
        {add && (
          <Button component={RouterLink} to={add} aria-label={t("line.assign-to", { name: person.name })}>
            {t("line.assign")}
          </Button>
        )}
      </Box>
      {goals.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("line.no-open")}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, display: "grid", gap: 3 }}>
          {goals.map((goal) => (
            <GoalCard
              heading="h3"
              key={goal.id}
              goal={goal}
              to={
                pathTo("line-goal-details", { goalId: goal.id }) ??
                pathTo("goal-details", { goalId: goal.id })
              }
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
