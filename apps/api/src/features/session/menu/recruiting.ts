import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const RECRUITERS: Role[] = ["moderator"];

/** Recruiting: vacancies, and who fits them. */
export const recruiting = entry("recruiting", ["Recruiting", "Werving"], RECRUITERS, {
  icon: "recruiting",
  children: [
    entry("recruiting-jobs", ["Jobs", "Vacatures"], RECRUITERS, {
      icon: "work",
      children: [
        entry("recruiting-job-matches", ["Matches", "Matches"], RECRUITERS, {
          segment: { en: ":jobId/matches", nl: ":jobId/matches" },
          hidden: true,
        }),
      ],
    }),
  ],
});
