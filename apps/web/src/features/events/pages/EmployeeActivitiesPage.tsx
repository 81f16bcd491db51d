import Box from "@mui/material/Box";
import { useParams } from "react-router";
import { useMenuMatch } from "../../../lib/useMenuMatch.ts";
import { NotesSection } from "../notes/NotesSection.tsx";
import { EventsSection } from "../timeline/EventsSection.tsx";

/** What happened to an employee and what was noted, as a tab of the employee's page. */
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
