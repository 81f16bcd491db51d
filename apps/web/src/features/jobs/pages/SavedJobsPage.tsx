import { JobList } from "../parts/JobList.tsx";

/** Saved jobs of the reader. */
export function SavedJobsPage() {
  return <JobList saved />;
}
