import { APPLICANTS } from "@vaardig/contract/my-applications/myApplications";
import type { FileRow } from "../../domain/files/storedFiles.ts";
import type { Person } from "../../domain/people/findPerson.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Applicants upload the résumé of their own application; no one does it for them. */
export function canSendResume(viewer: Viewer, person: Pick<Person, "id">): boolean {
  return person.id === viewer.userId && APPLICANTS.some((role) => role === viewer.role);
}

/** A manager who reads a person's files is shown none that came with an application. */
export function canSeeFile(viewer: Viewer, file: Pick<FileRow, "userId" | "useAs">): boolean {
  return file.useAs !== "application" || file.userId === viewer.userId || viewer.role !== "manager";
}
