import type { NoteAct, NoteListAct } from "@vaardig/contract/candidates/candidates";
import { manageableAmong } from "../../domain/candidates/candidateScope.ts";
import type { Person } from "../../domain/people/findPerson.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Notes about candidates are written by those who keep their records; about employees, by everyone who reads them. */
export async function canWriteNotes(
  tx: Tx,
  viewer: Viewer,
  { id, systemRole }: Pick<Person, "id" | "systemRole">,
): Promise<boolean> {
  return systemRole !== "freelancer" || (await manageableAmong(tx, viewer, [id]))(id);
}

/** Who writes about the person adds notes. */
export function noteListActions(writes: boolean): NoteListAct[] {
  return writes ? ["add"] : [];
}

/** A note is its author's to change; its author and administrators delete it. Others read it. */
export function noteActions(
  viewer: Pick<Viewer, "role" | "userId">,
  note: { author_id: string },
  writes: boolean,
): NoteAct[] {
  if (note.author_id === viewer.userId && writes) return ["edit", "delete"];
  return viewer.role === "admin" ? ["delete"] : [];
}
