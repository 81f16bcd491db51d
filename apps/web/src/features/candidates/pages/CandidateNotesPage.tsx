import Card from "@mui/material/Card";
import { useParams } from "react-router";
import { NotesSection } from "../../../shared/notes/NotesSection.tsx";

/** Tab of a candidate's profile: notes. */
export function CandidateNotesPage() {
  const { candidateId = "" } = useParams();
  return (
    <Card sx={{ p: { xs: 4, sm: 6 }, maxWidth: 840 }}>
      <NotesSection key={candidateId} userId={candidateId} isCandidate />
    </Card>
  );
}
