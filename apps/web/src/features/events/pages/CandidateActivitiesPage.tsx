import Box from "@mui/material/Box";
import { useParams } from "react-router";
import { EventsSection } from "../timeline/EventsSection.tsx";

/** Tab of a candidate's profile: what happened. */
export function CandidateActivitiesPage() {
  const { candidateId = "" } = useParams();
  return (
    <Box sx={{ maxWidth: 840 }}>
      <EventsSection userId={candidateId} />
    </Box>
  );
}
