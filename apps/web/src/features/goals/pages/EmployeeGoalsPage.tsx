import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import AddIcon from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { useAddGoalPath } from "../../../shared/goals/addGoalPath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetGoalsQuery } from "../goals.api.ts";
import { ConfirmLevels } from "../line/ConfirmLevels.tsx";
import { GoalCard } from "../list/GoalCard.tsx";
import { Suggestions } from "../list/Suggestions.tsx";

/** Tab of an employee's page: goals, pending levels, and gaps to the job. */
export function EmployeeGoalsPage() {
  const { t } = useTranslation("goals");
  const { candidateId = "" } = useParams();
  const pathTo = usePath();
  const addGoal = useAddGoalPath();
  const { currentData, error, refetch } = useGetGoalsQuery({ query: { user_id: candidateId } });
  const add = currentData?.can.includes("assign") ? addGoal({ person: candidateId }) : undefined;
  const propose = add && (
    <Button component={Link} to={add} variant="contained" startIcon={<AddIcon size={20} />}>
      {t("line.assign")}
    </Button>
  );
  if (error) return <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />;
  if (!currentData) return <CardsSkeleton count={3} width="100%" />;
  return (
    <>
      {currentData.can.includes("assign") && <ConfirmLevels person={candidateId} />}
      {currentData.can.includes("assign") && <Suggestions person={candidateId} />}
      {currentData.total === 0 ? (
        <EmptyState drawing="path" title={t("line.none-of-person")} action={propose} />
      ) : (
        <>
          <Box sx={{ mb: 4, display: "flex", justifyContent: "flex-end" }}>{propose}</Box>
          <Box component="ul" aria-label={t("title")} sx={{ m: 0, p: 0, display: "grid", gap: 3 }}>
            {currentData.data.map((goal) => (
              <GoalCard
                heading="h2"
                key={goal.id}
                goal={goal}
                to={
                  pathTo("line-goal-details", { goalId: goal.id }) ??
                  pathTo("goal-details", { goalId: goal.id })
                }
              />
            ))}
          </Box>
        </>
      )}
    </>
  );
}
