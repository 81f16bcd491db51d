import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const PEOPLE_READERS: Role[] = ["manager", "hr_manager", "admin"];
const HIRING_READERS: Role[] = ["moderator", "hr_manager", "admin"];

/** Analytics: skills of the company or of a manager's line, and recruiting for those who fill jobs. */
export const analytics = entry(
  "analytics",
  ["Analytics", "Analyse"],
  ["manager", "hr_manager", "admin", "moderator"],
  {
    icon: "analytics",
    children: [
      entry("skills-analysis", ["Skills Analysis", "Vaardighedenanalyse"], PEOPLE_READERS, { icon: "analytics" }),
      entry("recruiting-analysis", ["Recruiting Analysis", "Wervingsanalyse"], HIRING_READERS, {
        icon: "applications",
      }),
    ],
  },
);
