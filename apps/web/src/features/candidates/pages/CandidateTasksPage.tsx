import { useParams } from "react-router";
import { TasksSection } from "../tasks/TasksSection.tsx";

/** Tab of a candidate's profile: tasks. */
export function CandidateTasksPage() {
  const { candidateId = "" } = useParams();
  return <TasksSection key={candidateId} userId={candidateId} />;
}
