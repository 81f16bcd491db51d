import type { Person } from "../../domain/people/findPerson.ts";
import { canEditPrivate, canSeePrivate } from "../../domain/people/scope.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/**
 * Returns whether the viewer may review a résumé: people their own, and of a candidate those who manage the
 * record.
 */
export function canReviewResume(viewer: Viewer, person: Person): boolean {
  if (person.id === viewer.userId) return true;
  return person.systemRole === "freelancer" && canEditPrivate(viewer, person);
}

/** Returns whether the viewer sees the review: those who see the person's private record. */
export function canSeeReview(tx: Tx, viewer: Viewer, person: Person): Promise<boolean> {
  return canSeePrivate(tx, viewer, person);
}
