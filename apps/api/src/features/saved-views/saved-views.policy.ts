import { APPLICANTS } from "@vaardig/contract/my-applications/myApplications";
import type { SavedViewScreen } from "@vaardig/contract/saved-views/savedViews";
import type { Viewer } from "../../platform/session/authenticate.ts";

const RECRUITING = ["moderator", "hr_manager", "admin"];

/** People who look for work keep searches for jobs; lists of recruiting are for those who have them. */
export function canKeepViews({ role }: Pick<Viewer, "role">, screen: SavedViewScreen): boolean {
  return screen === "jobs" ? APPLICANTS.some((one) => one === role) : RECRUITING.includes(role);
}
