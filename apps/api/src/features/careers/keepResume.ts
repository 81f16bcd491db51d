import type { DocumentText } from "@vaardig/resume/documentText";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/events/recordEvent.ts";
import { filesOf } from "../../platform/files/storedFiles.ts";
import type { TxServices } from "../../platform/services.ts";
import { files } from "../files/files.table.ts";
import type { Applicant } from "./applicants.queries.ts";

interface ResumeFile {
  name: string;
  contentType: string;
  size: number;
  storageKey: string;
  reading: DocumentText;
}

/**
 * Keeps a résumé from the careers page; false when the one on file stays. Only somebody who came by that page and has
 * no account yet gets a newer one in its place. What it says is kept with it, for a recruiter to propose skills from.
 */
export async function keepResume(
  tx: Tx,
  services: Pick<TxServices, "jobs">,
  person: Applicant,
  file: ResumeFile,
): Promise<boolean> {
  const { companyId, id: userId } = person;
  const earlier = await filesOf(tx, companyId, userId, "resume");
  if (earlier.length > 0 && !person.isUnproven) return false;
  for (const { id, storageKey: key } of earlier) {
    await tx.delete(files).where(and(eq(files.companyId, companyId), eq(files.id, id)));
    await services.jobs.add(tx, "remove_file", { key });
  }
  const [row] = await tx
    .insert(files)
    .values({ companyId, userId, useAs: "resume", createdBy: userId, ...file })
    .returning({ id: files.id });
  await recordEvent(tx, {
    companyId,
    actorId: userId,
    kind: "file.added",
    userId,
    ...(row && { subjectId: row.id }),
    data: { use_as: "resume" },
  });
  return true;
}
