import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { findPerson, type Person } from "./findPerson.ts";
import { canSeePrivate } from "./scope.ts";

/**
 * The person whose private record is asked for, the viewer without an id; reading another's is logged as `kind`.
 * Another company's person is not found, one outside the viewer's scope refused.
 */
export async function readPrivate(
  tx: Tx,
  viewer: Viewer,
  id: string | undefined,
  kind: string,
): Promise<Person> {
  const { companyId, userId } = viewer;
  const person = found(await findPerson(tx, companyId, id ?? userId));
  authorize(await canSeePrivate(tx, viewer, person));
  if (person.id !== userId) await recordEvent(tx, { companyId, actorId: userId, kind, userId: person.id });
  return person;
}
