import type { CustomerAct } from "@vaardig/contract/companies/customers";
import type { CompanyRow } from "../../domain/companies/company.queries.ts";
import type { FirstAdminRow } from "../../domain/companies/customers/firstAdmin.queries.ts";
import { stateAfter } from "../../domain/companies/lifecycle/lifecycle.ts";

/**
 * Returns the actions of staff on a company: editing, allowed lifecycle transitions, and resending the first
 * administrator's open invitation.
 */
export function customerActions(company: CompanyRow, admin: FirstAdminRow | undefined): CustomerAct[] {
  const acts: CustomerAct[] = ["edit"];
  for (const move of ["extend_trial", "suspend", "resume"] as const)
    if (stateAfter(company, move)) acts.push(move);
  if (admin?.status === "invited" && company.lifecycle !== "suspended") acts.push("resend_invitation");
  return acts;
}
