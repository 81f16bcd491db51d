import Card from "@mui/material/Card";
import { useParams } from "react-router";
import { TasksSection } from "../../../shared/tasks/TasksSection.tsx";
import { candidateSlice } from "../candidate.slice.ts";
import { useGetUserStatusQuery } from "../candidates.api.ts";

/** Tab of a candidate's profile: tasks. */
export function CandidateTasksPage() {
  const { candidateId = "" } = useParams();
  const [open, setOpen] = candidateSlice.usePart("tasks");
  const { data } = useGetUserStatusQuery({ query: { user_id: candidateId } });
  return (
    <Card sx={{ p: { xs: 4, sm: 6 }, maxWidth: 840 }}>
      <TasksSection
        key={candidateId}
        userId={candidateId}
        open={open}
        onOpen={setOpen}
        vacancies={(data?.applications ?? []).map(({ vacancy }) => vacancy)}
      />
    </Card>
  );
}
