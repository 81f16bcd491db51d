import type { FirstStep, Todo } from "@vaardig/contract/dashboard/dashboard";
import type { CompanyState } from "./company.queries.ts";
import { listOf, placeOf } from "./places.ts";

/**
 * Returns the first steps of a new company's administrator; none once another person was invited or active.
 */
export function firstStepsOf(company: CompanyState): FirstStep[] {
  if (company.invited > 0) return [];
  return [
    { key: "company_profile", done: company.hasIndustry, leads_to: placeOf("company-profile") },
    { key: "departments", done: company.departments > 0, leads_to: placeOf("departments-teams-roles") },
    { key: "people", done: company.others > 0, leads_to: placeOf("employee-list") },
    { key: "invite", done: false, leads_to: listOf({ employeeStatus: ["not_invited"] }) },
  ];
}

/** Returns whether a to-do is covered by the first steps while those are shown. */
export function isFirstStep({ key }: Pick<Todo, "key">): boolean {
  return key === "company_profile" || key === "not_invited";
}
