import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { isLoggedReading } from "./team.policy.ts";

/** Logs a view of other people's skills as one reading that names them, where such readings are logged. */
export async function logTeamReading(tx: Tx, viewer: Viewer, userIds: readonly string[]): Promise<void> {
  const { companyId, userId: actorId } = viewer;
  const people = userIds.filter((id) => id !== actorId);
  if (isLoggedReading(viewer) && people.length > 0)
    await recordEvent(tx, { companyId, actorId, kind: "team.read", data: { people } });
}
