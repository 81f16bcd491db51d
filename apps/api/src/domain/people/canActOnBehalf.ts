import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { Person } from "./findPerson.ts";
import { canSeePrivate } from "./scope.ts";

/**
 * Returns whether the viewer may act on behalf of another person: managers for their reporting line, HR and
 * administrators for the company, recruiters for candidates. No one acts on their own behalf: people neither
 * confirm their own skills nor read notes about themselves.
 */
export async function canActOnBehalf(tx: Tx, viewer: Viewer, person: Person): Promise<boolean> {
  return person.id !== viewer.userId && (await canSeePrivate(tx, viewer, person));
}
