import Box from "@mui/material/Box";
import { useParams } from "react-router";
import { useMenuMatch } from "../../../lib/useMenuMatch.ts";
import { NotesSection } from "../notes/NotesSection.tsx";
import { EventsSection } from "../timeline/EventsSection.tsx";

/** Tab of an employee's page: events and notes. */
export function EmployeeActivitiesPage() {
  const { candidateId = "" } = useParams();
  const isCandidate = useMenuMatch().chain.some(({ key }) => key === "candidate-activities");
  return (
    <Box
      sx={{
        display: "grid",
        gap: 6,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
      }}
    >
      <NotesSection key={candidateId} userId={candidateId} isCandidate={isCandidate} />
      <EventsSection userId={candidateId} />
    </Box>
  );
}
