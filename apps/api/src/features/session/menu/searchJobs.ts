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

/** The own applications. */
export const myApplications = entry("my-applications", ["My Applications", "Mijn sollicitaties"], EXTERNAL, {
  icon: "applications",
});

/** The project of a role in the search. */
export const searchJobsProject = entry("project-details", ["Project details", "Projectdetails"], EXTERNAL, {
  segment: { en: "jobs/projects/:projectId", nl: "vacatures/projecten/:projectId" },
  hidden: true,
});

/** The details of a match, at the path that the specification prescribes. */
export const searchJobsMatch = entry("job-match-details", ["Job match details", "Matchdetails"], EXTERNAL, {
  segment: { en: "jobs/matches/:jobId/details", nl: "vacatures/matches/:jobId/details" },
  hidden: true,
});
