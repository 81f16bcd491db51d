import type { Person } from "../../domain/people/findPerson.ts";
import { canEditPrivate } from "../../domain/people/scope.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** What someone wishes to learn is theirs, and read by those who keep the record: never by their managers. */
export function canSeeWishes(viewer: Viewer, person: Person): boolean {
  return canEditPrivate(viewer, person);
}
