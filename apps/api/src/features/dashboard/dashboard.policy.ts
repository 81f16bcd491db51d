import type { Attention } from "@vaardig/contract/employees/employees";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Groups of people to look after: those that need attention, or are not invited. */
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

/**
 * Returns the groups that the viewer looks after: managers in their line, whose skills they know; HR and
 * administrators in the company, where everyone should have a manager.
 */
export function peopleKeysOf({ role }: Viewer): readonly PeopleKey[] {
  if (role === "manager") return OF_LINE;
  return canManageCompany({ role }) ? OF_COMPANY : [];
}

/** Returns whether the viewer sees the company's figures and manages its roles: HR and administrators do. */
export function canManageCompany({ role }: Pick<Viewer, "role">): boolean {
  return role === "hr_manager" || role === "admin";
}

/**
 * Returns whether the viewer oversees hiring: managers for the jobs they work on, HR and administrators for
 * the company.
 */
export function canOverseeHiring({ role }: Pick<Viewer, "role">): boolean {
  return role === "manager" || canManageCompany({ role });
}

/** Returns whether the viewer maintains a profile and skills of their own: everyone except administrators. */
export function canManageOwnProfile({ role }: Viewer): boolean {
  return role !== "admin";
}
