import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";

const LABEL: [string, string] = ["Analytics", "Analyse"];
const PEOPLE_READERS: Role[] = ["manager", "hr_manager", "admin"];

const hiring = (roles: Role[]) =>
  entry("recruiting-analysis", ["Recruiting Analysis", "Wervingsanalyse"], roles, { icon: "applications" });

/** Analytics: skills of the company or of a manager's line, and recruiting for those who oversee it. */
export const analytics = entry("analytics", LABEL, PEOPLE_READERS, {
  icon: "analytics",
  children: [
    entry("skills-analysis", ["Skills Analysis", "Vaardighedenanalyse"], PEOPLE_READERS, {
      icon: "analytics",
    }),
    hiring(["hr_manager", "admin"]),
  ],
});

/** Analytics of recruiters, whose candidates and jobs come first in the menu. */
export const analyticsOfRecruiter = entry("analytics", LABEL, ["moderator"], {
  icon: "analytics",
  children: [hiring(["moderator"])],
});
