import type { ProfileAct, ProfileEntryAct, ProfileListAct } from "@vaardig/contract/profile/profile";
import { INTERNAL_ROLES, type Role } from "@vaardig/contract/roles";
import type { Person } from "../../domain/people/findPerson.ts";
import { canEditPrivate } from "../../domain/people/scope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

const isInternal = (role: Role): boolean => INTERNAL_ROLES.some((one) => one === role);

/** The company's own people see each other's cards, and no one's who has left; candidates' are not for colleagues. */
export function canSeeCard(
  viewer: Pick<Viewer, "role">,
  person: { systemRole: Role; status: string },
): boolean {
  return isInternal(viewer.role) && isInternal(person.systemRole) && person.status !== "deactivated";
}

/** What the viewer may do with a person's profile; `seesPrivate` as scope.ts has it. */
export function profileActions(viewer: Viewer, person: Person, seesPrivate: boolean): ProfileAct[] {
  const can: ProfileAct[] = [];
  if (canEditPrivate(viewer, person)) can.push("edit");
  if (!seesPrivate) return can;
  can.push("view_events");
  if (person.id !== viewer.userId) can.push("confirm_skills", "view_notes");
  return can;
}

/** Anyone who keeps a person's record adds to it. */
export function listActions(viewer: Viewer, person: Person): ProfileListAct[] {
  return canEditPrivate(viewer, person) ? ["add"] : [];
}

/** Anyone who keeps a person's record changes and deletes what is in it. */
export function entryActions(viewer: Viewer, person: Person): ProfileEntryAct[] {
  return canEditPrivate(viewer, person) ? ["edit", "delete"] : [];
}
