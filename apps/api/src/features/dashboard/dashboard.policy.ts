import type { Attention } from "@vaardig/contract/employees/employees";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** People that someone may look after: by what wants looking at, or who is not invited. */
export type PeopleKey = Exclude<Attention, "skill_gaps"> | "not_invited";

const OF_LINE: PeopleKey[] = [
  "invitation_bounced",
  "invitation_expired",
  "not_invited",
  "skills_to_confirm",
  "no_department",
  "no_role",
  "no_skills",
];
const OF_COMPANY: PeopleKey[] = [
  "invitation_bounced",
  "invitation_expired",
  "not_invited",
  "no_manager",
  "no_department",
  "no_role",
  "no_skills",
];

/** Managers look after their line, whose skills they know; HR and administrators after the company, where everyone has a manager. */
export function peopleKeysOf({ role }: Viewer): readonly PeopleKey[] {
  if (role === "manager") return OF_LINE;
  return canManageCompany({ role }) ? OF_COMPANY : [];
}

/** HR and administrators see figures of the company, and keep its roles. */
export function canManageCompany({ role }: Pick<Viewer, "role">): boolean {
  return role === "hr_manager" || role === "admin";
}

/** Managers see how hiring goes on the vacancies they work on, HR and administrators in the company. */
export function canOverseeHiring({ role }: Pick<Viewer, "role">): boolean {
  return role === "manager" || canManageCompany({ role });
}

/** Everyone but administrators keeps a profile and skills of their own here. */
export function canManageOwnProfile({ role }: Viewer): boolean {
  return role !== "admin";
}
