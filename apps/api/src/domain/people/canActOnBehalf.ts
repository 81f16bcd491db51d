import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { Person } from "./findPerson.ts";
import { canSeePrivate } from "./scope.ts";

/**
 * Whether the viewer answers for someone else: managers for their line, HR and administrators for the company,
 * recruiters for candidates. No one answers for themselves: they neither confirm their skills nor read notes about them.
 */
export async function canActOnBehalf(tx: Tx, viewer: Viewer, person: Person): Promise<boolean> {
  return person.id !== viewer.userId && (await canSeePrivate(tx, viewer, person));
}
