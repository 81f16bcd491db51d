import { JobList } from "../parts/JobList.tsx";

/** Open jobs, best match first. */
export function JobMatchesPage() {
  return <JobList saved={false} />;
}
