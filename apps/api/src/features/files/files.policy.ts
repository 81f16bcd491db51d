import { APPLICANTS } from "@vaardig/contract/my-applications/myApplications";
import type { FileRow } from "../../domain/files/storedFiles.ts";
import type { Person } from "../../domain/people/findPerson.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Returns whether the viewer may upload the résumé of an application: only applicants for themselves. */
export function canSendResume(viewer: Viewer, person: Pick<Person, "id">): boolean {
  return person.id === viewer.userId && APPLICANTS.some((role) => role === viewer.role);
}

/**
 * Returns whether the viewer may see a file of a person in their scope: managers see none that belongs to an
 * application.
 */
export function canSeeFile(viewer: Viewer, file: Pick<FileRow, "userId" | "useAs">): boolean {
  return file.useAs !== "application" || file.userId === viewer.userId || viewer.role !== "manager";
}
