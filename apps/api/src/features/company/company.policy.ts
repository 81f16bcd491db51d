import type { CompanyAct } from "@vaardig/contract/company/company";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Returns the viewer's actions on the company's profile: administrators may edit it. */
export function companyActions(viewer: Pick<Viewer, "role">): CompanyAct[] {
  return viewer.role === "admin" ? ["edit"] : [];
}
