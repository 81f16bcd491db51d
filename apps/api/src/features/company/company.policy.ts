import type { CompanyAct } from "@vaardig/contract/company/company";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** The company's own people read its profile; its administrators change it. */
export function companyActions(viewer: Pick<Viewer, "role">): CompanyAct[] {
  return viewer.role === "admin" ? ["edit"] : [];
}
