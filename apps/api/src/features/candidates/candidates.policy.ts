import type { NoteAct, NoteListAct } from "@vaardig/contract/candidates/candidates";
import { manageableAmong } from "../../domain/candidates/candidateScope.ts";
import type { Person } from "../../domain/people/findPerson.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/**
 * Returns whether the viewer may write notes: about candidates those who manage their record, about employees
 * everyone who reads them.
 */
export async function canWriteNotes(
  tx: Tx,
  viewer: Viewer,
  { id, systemRole }: Pick<Person, "id" | "systemRole">,
): Promise<boolean> {
  return systemRole !== "freelancer" || (await manageableAmong(tx, viewer, [id]))(id);
}

/** Returns the actions on a list of notes: writers may add. */
export function noteListActions(writes: boolean): NoteListAct[] {
  return writes ? ["add"] : [];
}

/**
 * Returns the viewer's actions on a note: its author may edit and delete it, administrators may delete it.
 */
export function noteActions(
  viewer: Pick<Viewer, "role" | "userId">,
  note: { author_id: string },
  writes: boolean,
): NoteAct[] {
  if (note.author_id === viewer.userId && writes) return ["edit", "delete"];
  return viewer.role === "admin" ? ["delete"] : [];
}
