import { useParams } from "react-router";
import { Board } from "../board/Board.tsx";

/** Tab of a job: its applicants by stage. */
export function JobPipelinePage() {
  const { jobId = "" } = useParams();
  return <Board key={jobId} vacancyId={jobId} />;
}
