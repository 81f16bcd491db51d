import Box from "@mui/material/Box";
import { useParams } from "react-router";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetUserStatusQuery } from "../candidates.api.ts";
import { KeepingCard } from "../status/KeepingCard.tsx";
import { MergesCard } from "../status/MergesCard.tsx";
import { StandingCard } from "../status/StandingCard.tsx";

/** Where a candidate stands, and how long the record is kept; a tab of the profile, which tells of errors. */
export function Component() {
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
      <StandingCard applications={currentData.applications} />
      <Box sx={{ display: "grid", gap: 6, minWidth: 0 }}>
        <KeepingCard status={currentData} />
        <MergesCard userId={candidateId} />
      </Box>
    </Box>
  );
}
