import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { useParams } from "react-router";
import { NotesSection } from "../../../shared/notes/NotesSection.tsx";
import { EventsSection } from "../timeline/EventsSection.tsx";

/** Tab of an employee's page: events and notes. */
export function EmployeeActivitiesPage() {
  const { candidateId = "" } = useParams();
  return (
    <Box
      sx={{
        display: "grid",
        gap: 6,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
      }}
    >
      <Card sx={{ p: { xs: 4, sm: 6 } }}>
        <NotesSection key={candidateId} userId={candidateId} isCandidate={false} />
      </Card>
      <EventsSection userId={candidateId} />
    </Box>
  );
}
