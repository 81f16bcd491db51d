import Box from "@mui/material/Box";
import { useParams } from "react-router";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetUserStatusQuery } from "../candidates.api.ts";
import { ApplicationStatusCard } from "../status/ApplicationStatusCard.tsx";
import { MergesCard } from "../status/MergesCard.tsx";
import { RetentionCard } from "../status/RetentionCard.tsx";

/** Tab of a candidate's profile: applications and retention; the profile handles errors. */
export function CandidateStatusPage() {
  const { candidateId = "" } = useParams();
  const { currentData } = useGetUserStatusQuery({ query: { user_id: candidateId } });
  if (!currentData) return <ListSkeleton rows={4} />;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 6,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" },
      }}
    >
      <ApplicationStatusCard applications={currentData.applications} />
      <Box sx={{ display: "grid", gap: 6, minWidth: 0 }}>
        <RetentionCard status={currentData} />
        <MergesCard userId={candidateId} />
      </Box>
    </Box>
  );
}
