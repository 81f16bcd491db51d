import type { ProfileAct, ProfileEntryAct, ProfileListAct } from "@vaardig/contract/profile/profile";
import { INTERNAL_ROLES, type Role } from "@vaardig/contract/roles";
import type { Person } from "../../domain/people/findPerson.ts";
import { canEditPrivate } from "../../domain/people/scope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

const isInternal = (role: Role): boolean => INTERNAL_ROLES.some((one) => one === role);

/**
 * Returns whether the viewer may see a person's card: the company's own people see each other's, except of
 * people who left; candidates are not visible to colleagues.
 */
export function canSeeCard(
  viewer: Pick<Viewer, "role">,
  person: { systemRole: Role; status: string },
): boolean {
  return isInternal(viewer.role) && isInternal(person.systemRole) && person.status !== "deactivated";
}

/** Returns the viewer's actions on a person's profile; `seesPrivate` is the result of `canSeePrivate`. */
export function profileActions(viewer: Viewer, person: Person, seesPrivate: boolean): ProfileAct[] {
  const can: ProfileAct[] = [];
  if (canEditPrivate(viewer, person)) can.push("edit");
  if (!seesPrivate) return can;
  can.push("view_events");
  if (person.id !== viewer.userId) can.push("confirm_skills", "view_notes");
  return can;
}

/** Returns the viewer's actions on a list of the profile: those who manage the record may add. */
export function listActions(viewer: Viewer, person: Person): ProfileListAct[] {
  return canEditPrivate(viewer, person) ? ["add"] : [];
}

/**
 * Returns the viewer's actions on an entry of the profile: those who manage the record may edit and delete.
 */
export function entryActions(viewer: Viewer, person: Person): ProfileEntryAct[] {
  return canEditPrivate(viewer, person) ? ["edit", "delete"] : [];
}
