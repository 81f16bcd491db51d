import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { PhoneBackLink } from "../../../ui/PhoneBackLink.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { GoalActionList } from "../details/GoalActionList.tsx";
import { GoalHeader } from "../details/GoalHeader.tsx";
import { GoalSkills } from "../details/GoalSkills.tsx";
import { GoalThread } from "../details/GoalThread.tsx";
import { useGetGoalsQuery } from "../goals.api.ts";

/** Page of one goal, of the reader or of a person who reports to the reader. */
export function GoalDetailsPage() {
  const { t } = useTranslation("goals");
  const { goalId = "" } = useParams();
  const { currentData, error, refetch } = useGetGoalsQuery({ query: { id: goalId } });
  if (error)
    return (
      <RecordError missing={t("details.missing")} failed={t("load-failed")} error={error} onRetry={refetch} />
    );
  const goal = currentData?.goal;
  if (!goal) return <DetailSkeleton />;
  return (
    <>
      <PhoneBackLink />
      <GoalHeader goal={goal} />
      <Box
        sx={{
          display: "grid",
          gap: 6,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" },
        }}
      >
        <Box sx={{ display: "grid", gap: 6 }}>
          <GoalActionList goal={goal} />
          <GoalThread key={goal.id} goalId={goal.id} />
        </Box>
        <GoalSkills goal={goal} />
      </Box>
    </>
  );
}
