import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const EXTERNAL: Role[] = ["freelancer"];

/** Search Jobs of external people. */
export const searchJobs = entry("search-jobs", ["Search Jobs", "Vacatures zoeken"], EXTERNAL, {
  icon: "work",
  children: [
    entry("job-matches", ["Matches", "Matches"], EXTERNAL),
    entry("saved-jobs", ["Saved jobs", "Opgeslagen vacatures"], EXTERNAL),
  ],
});

/** One match. The specification's path is `/jobs/matches`; which job is its last part. */
export const searchJobsMatch = entry("job-match-details", ["Job match details", "Matchdetails"], EXTERNAL, {
  segment: { en: "jobs/matches/:jobId", nl: "vacatures/matches/:jobId" },
  hidden: true,
});
