import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";
import { proposals } from "./recruiting.ts";

const SEARCHERS: Role[] = ["employee", "manager", "admin", "hr_manager"];

/** Jobs & Projects of the company's own people. */
export const jobsAndProjects = entry(
  "jobs-and-projects",
  ["Jobs & Projects", "Vacatures & projecten"],
  SEARCHERS,
  {
    icon: "work",
    children: [
      // Another label than the jobs that are recruited for; the address stays.
      entry("jobs", ["Internal jobs", "Interne vacatures"], SEARCHERS, {
        icon: "work",
        segment: { en: "jobs", nl: "vacatures" },
        children: [
          entry("job-matches", ["Matches", "Matches"], SEARCHERS),
          entry("saved-jobs", ["Saved jobs", "Opgeslagen vacatures"], SEARCHERS),
          entry("job-match-details", ["Job match details", "Matchdetails"], SEARCHERS, {
            segment: { en: ":jobId/details", nl: ":jobId/details" },
            hidden: true,
          }),
        ],
      }),
      entry("project-details", ["Project details", "Projectdetails"], SEARCHERS, {
        segment: {
          en: "projects/project-details/:projectId",
          nl: "projecten/projectdetails/:projectId",
        },
        hidden: true,
      }),
      entry("my-applications", ["My Applications", "Mijn sollicitaties"], SEARCHERS, {
        icon: "applications",
      }),
      entry("interviews", ["Interviews", "Gesprekken"], SEARCHERS, { hidden: true }),
      ...proposals,
    ],
  },
);
