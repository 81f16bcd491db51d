import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { findPerson, type Person } from "./findPerson.ts";
import { canSeePrivate } from "./scope.ts";

/**
 * Returns the person whose private record is requested, the viewer when no id is given; reading another
 * person's record is logged as `kind`. Throws 404 for a person of another company and 403 for one outside the
 * viewer's scope.
 */
export async function readPrivateData(
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
