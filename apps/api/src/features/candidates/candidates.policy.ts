import type { NoteAct, NoteListAct } from "@vaardig/contract/candidates/candidates";
import type { Person } from "../../domain/people/findPerson.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Role = Pick<Viewer, "role">;

/** Notes about candidates are written by recruiters and administrators; about employees, by everyone who reads them. */
export function mayWriteNotes(viewer: Role, person: Pick<Person, "systemRole">): boolean {
  return viewer.role === "moderator" || viewer.role === "admin" || person.systemRole !== "freelancer";
}

/** Who writes about the person adds notes. */
export function noteListActions(viewer: Role, person: Pick<Person, "systemRole">): NoteListAct[] {
  return mayWriteNotes(viewer, person) ? ["add"] : [];
}

/** A note is its author's to change; its author and administrators delete it. Others read it. */
export function noteActions(
  viewer: Pick<Viewer, "role" | "userId">,
  person: Pick<Person, "systemRole">,
  note: { author_id: string },
): NoteAct[] {
  if (note.author_id === viewer.userId && mayWriteNotes(viewer, person)) return ["edit", "delete"];
  return viewer.role === "admin" ? ["delete"] : [];
}
