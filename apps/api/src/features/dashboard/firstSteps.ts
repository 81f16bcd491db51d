import type { FirstStep, Todo } from "@vaardig/contract/dashboard/dashboard";
import type { CompanyState } from "./company.queries.ts";
import { listOf, placeOf } from "./places.ts";

/** What the administrator of a new company does first; nothing any more once someone else was invited or came. */
export function firstStepsOf(company: CompanyState): FirstStep[] {
  if (company.invited > 0) return [];
  return [
    { key: "company_profile", done: company.hasIndustry, leads_to: placeOf("company-profile") },
    { key: "departments", done: company.departments > 0, leads_to: placeOf("departments-teams-roles") },
    { key: "people", done: company.others > 0, leads_to: placeOf("employee-list") },
    { key: "invite", done: false, leads_to: listOf({ employeeStatus: ["not_invited"] }) },
  ];
}

/** While the first steps are shown, what they ask for is not asked for twice. */
export function isFirstStep({ key }: Pick<Todo, "key">): boolean {
  return key === "company_profile" || key === "not_invited";
}
