import type { DocumentText } from "@vaardig/resume/documentText";
import type { Applicant } from "../../domain/candidates/careers/applicants.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { addFile } from "../../domain/files/files.queries.ts";
import { retireFile } from "../../domain/files/retireFile.ts";
import { filesOf } from "../../domain/files/storedFiles.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";

interface ResumeFile {
  name: string;
  contentType: string;
  size: number;
  storageKey: string;
  reading: DocumentText;
}

/**
 * Stores a résumé from the careers page with the person, or with the application only when the profile keeps
 * its own: only a person who came through that page and has no account yet gets it replaced. Returns the
 * file's id and whether it belongs to the profile.
 */
export async function storeResume(
  tx: Tx,
  services: Pick<TxServices, "jobs">,
  person: Applicant,
  file: ResumeFile,
): Promise<{ fileId: string; isProfile: boolean }> {
  const { companyId, id: userId } = person;
  const earlier = await filesOf(tx, companyId, userId, "resume");
  const isProfile = earlier.length === 0 || person.isUnproven;
  if (isProfile) for (const one of earlier) await retireFile(tx, services, one);
  const useAs = isProfile ? "resume" : "application";
  const row = await addFile(tx, { companyId, userId, useAs, createdBy: userId, ...file });
  await recordEvent(tx, {
    companyId,
    actorId: userId,
    kind: "file.added",
    userId,
    subjectId: row.id,
    data: { use_as: useAs },
  });
  return { fileId: row.id, isProfile };
}
