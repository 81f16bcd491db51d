import type { Person } from "../../domain/people/findPerson.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

type Role = Pick<Viewer, "role">;

/** Notes about candidates are the recruiters' to write; about employees, of everybody who reads them. */
export function mayWriteNotes(viewer: Role, person: Pick<Person, "systemRole">): boolean {
  return viewer.role === "moderator" || person.systemRole !== "freelancer";
}

/** A note is its author's to change; its author and administrators delete it. Others read it. */
export function noteActions(
  viewer: Pick<Viewer, "role" | "userId">,
  person: Pick<Person, "systemRole">,
  note: { author_id: string },
): string[] {
  if (note.author_id === viewer.userId && mayWriteNotes(viewer, person)) return ["edit", "delete"];
  return viewer.role === "admin" ? ["delete"] : [];
}
