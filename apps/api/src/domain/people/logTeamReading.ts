import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { recordEvent } from "../events/recordEvent.ts";

/**
 * Logs a view of other people's skills as one reading that names them; a manager's view of their own line is
 * not logged.
 */
export async function logTeamReading(tx: Tx, viewer: Viewer, userIds: readonly string[]): Promise<void> {
  const { companyId, userId: actorId, role } = viewer;
  const people = userIds.filter((id) => id !== actorId);
  if (role !== "manager" && people.length > 0)
    await recordEvent(tx, { companyId, actorId, kind: "team.read", data: { people } });
}
