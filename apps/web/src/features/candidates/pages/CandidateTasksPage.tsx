import { useParams } from "react-router";
import { TasksSection } from "../tasks/TasksSection.tsx";

/** What is to be done about a candidate, as a tab of the profile. */
export function CandidateTasksPage() {
  const { candidateId = "" } = useParams();
  return <TasksSection key={candidateId} userId={candidateId} />;
}
