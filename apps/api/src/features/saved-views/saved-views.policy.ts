import { EMPLOYEE_LISTERS } from "@vaardig/contract/employees/employees";
import { APPLICANTS } from "@vaardig/contract/my-applications/myApplications";
import type { SavedViewScreen } from "@vaardig/contract/saved-views/savedViews";
import type { Viewer } from "../../platform/session/authenticate.ts";

const RECRUITING = ["moderator", "hr_manager", "admin"];

/**
 * Returns whether the viewer may save searches of a screen: job searches for job seekers, lists of recruiting
 * and employees for those who have them.
 */
export function canSaveViews({ role }: Pick<Viewer, "role">, screen: SavedViewScreen): boolean {
  if (screen === "jobs") return APPLICANTS.some((one) => one === role);
  if (screen === "employees") return EMPLOYEE_LISTERS.some((one) => one === role);
  return RECRUITING.includes(role);
}
