import type { Role } from "@vaardig/contract/roles";
import { entry } from "./entry.ts";
import { goalsOfLine } from "./learning.ts";

const HR: Role[] = ["admin", "hr_manager"];
const MANAGERS: Role[] = ["manager"];

/** Returns the details of one person in the list, with tabs. */
function details(roles: Role[]) {
  return entry("employee-details", ["Employee details", "Medewerkerdetails"], roles, {
    segment: { en: ":candidateId", nl: ":candidateId" },
    hidden: true,
    children: [
      entry("employee-profile", ["Profile", "Profiel"], roles),
      entry("employee-goals", ["Goals", "Doelen"], roles),
      entry("employee-fit", ["Fit with the job", "Match met de functie"], roles),
      entry("employee-activities", ["Activities", "Activiteiten"], roles),
      entry("employee-career-path", ["Career path", "Loopbaanpad"], roles),
    ],
  });
}

/** Employees of the company; contains the administrator's own profile, who has no Personal menu. */
export const employees = entry("employees", ["Employees", "Medewerkers"], HR, {
  icon: "people",
  children: [
    entry("employee-list", ["Employee List", "Medewerkerslijst"], HR, {
      icon: "people",
      children: [details(HR)],
    }),
    entry("team", ["Team", "Team"], HR, { icon: "team" }),
    entry("certificates", ["Certificates", "Certificaten"], HR, { icon: "certificates" }),
    entry("data-requests", ["Data Requests", "Gegevensverzoeken"], HR, { icon: "privacy" }),
    entry("profile", ["Profile", "Profiel"], ["admin"], { hidden: true }),
  ],
});

/** Employees of a manager's line. */
export const employeesOfLine = entry("employee-list", ["Employees", "Medewerkers"], MANAGERS, {
  icon: "people",
  children: [details(MANAGERS), goalsOfLine],
});

/** The skills of a manager's line, people by skills. */
export const teamOfLine = entry("team", ["Team", "Team"], MANAGERS, { icon: "team" });

/** Certificates of a manager's line, what expires first on top. */
export const certificatesOfLine = entry("certificates", ["Certificates", "Certificaten"], MANAGERS, {
  icon: "certificates",
});
