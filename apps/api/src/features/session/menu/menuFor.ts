import type { Role } from "@vaardig/contract/roles";
import type { MenuItem } from "@vaardig/contract/session/session";
import type { Config } from "../../../config.ts";
import { isMailStored } from "../../../platform/mail/isMailStored.ts";
import { account, externalSettings, notifications } from "./account.ts";
import { analytics, analyticsOfRecruiter } from "./analytics.ts";
import { careerPath, careerPathOfManager } from "./careerPath.ts";
import { companies } from "./companies.ts";
import { candidatesDashboard, dashboard } from "./dashboard.ts";
import { certificatesOfLine, employees, employeesOfLine, teamOfLine } from "./employees.ts";
import { jobsAndProjects } from "./jobsAndProjects.ts";
import { learning } from "./learning.ts";
import { onboarding } from "./onboarding.ts";
import { organization, readOnlyOrganization } from "./organization.ts";
import { personal } from "./personal.ts";
import { recruiting } from "./recruiting.ts";
import { myApplications, searchJobs, searchJobsMatch, searchJobsProject } from "./searchJobs.ts";
import { settings } from "./settings.ts";

const MENU: readonly MenuItem[] = [
  dashboard,
  candidatesDashboard,
  personal,
  careerPath,
  teamOfLine,
  employeesOfLine,
  certificatesOfLine,
  organization,
  careerPathOfManager,
  employees,
  analytics,
  jobsAndProjects,
  learning,
  readOnlyOrganization,
  searchJobs,
  searchJobsMatch,
  searchJobsProject,
  myApplications,
  externalSettings,
  recruiting,
  analyticsOfRecruiter,
  settings,
  companies,
  onboarding,
  account,
  notifications,
];

/** Screens that depend on the configuration. */
const CONDITIONS: Record<string, (config: Config) => boolean> = { outbox: isMailStored };

/** Returns the menu of an access level: its entries, numbered, for the screens that exist here. */
export function menuFor(role: Role, config: Config, entries: readonly MenuItem[] = MENU): MenuItem[] {
  return entries
    .filter((item) => item.user_types.includes(role) && (CONDITIONS[item.key]?.(config) ?? true))
    .map((item, order) => ({ ...item, order, children: menuFor(role, config, item.children) }));
}
