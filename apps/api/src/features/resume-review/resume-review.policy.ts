import type { Person } from "../../domain/people/findPerson.ts";
import { canEditPrivate, canSeePrivate } from "../../domain/people/scope.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** People review what was read about themselves; of a candidate also those who keep the record. */
export function canReviewResume(viewer: Viewer, person: Person): boolean {
  if (person.id === viewer.userId) return true;
  return person.systemRole === "freelancer" && canEditPrivate(viewer, person);
}

/** Those who see a person's private record see what was read from the résumé. */
export function canSeeReview(tx: Tx, viewer: Viewer, person: Person): Promise<boolean> {
  return canSeePrivate(tx, viewer, person);
}
