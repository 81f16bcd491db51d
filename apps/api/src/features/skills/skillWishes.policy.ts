import type { Person } from "../../domain/people/findPerson.ts";
import { canEditPrivate } from "../../domain/people/scope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/**
 * Returns whether the viewer sees a person's wishes: the person, and those who manage the record; never
 * managers.
 */
export function canSeeWishes(viewer: Viewer, person: Person): boolean {
  return canEditPrivate(viewer, person);
}
