import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { CardStack } from "../../../ui/list/CardStack.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetGoalsQuery } from "../goals.api.ts";
import { GoalCard } from "./GoalCard.tsx";

/** The reader's open or ended goals. */
export function GoalList({ state }: { state: "open" | "ended" }) {
  const { t } = useTranslation("goals");
  const pathTo = usePath();
  const { data, error, isFetching, refetch } = useGetGoalsQuery({ query: { state } });
  const add = pathTo("add-goal");
  if (error) return <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />;
  if (!data) return <CardsSkeleton count={3} width="100%" />;
  if (data.total === 0)
    return (
      <EmptyState
        drawing="path"
        title={t(state === "open" ? "none" : "none-ended")}
        description={t(state === "open" ? "none-text" : "none-ended-text")}
        action={
          state === "open" &&
          add && (
            <Button component={Link} to={add} variant="contained">
              {t("add")}
            </Button>
          )
        }
      />
    );
  return (
    <CardStack label={t("title")} isFetching={isFetching}>
      {data.data.map((goal) => (
        <GoalCard key={goal.id} heading="h2" goal={goal} to={pathTo("goal-details", { goalId: goal.id })} />
      ))}
    </CardStack>
  );
}
