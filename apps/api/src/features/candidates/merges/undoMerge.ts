import { and, eq } from "drizzle-orm";
import { revokeInvitationLinks } from "../../../domain/accounts/links/revokeInvitationLinks.ts";
import { authorizeManagement } from "../../../domain/candidates/candidateScope.ts";
import { candidateMerges } from "../../../domain/candidates/candidates.table.ts";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError, found } from "../../../platform/http/appError.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import type { MergeSnapshot } from "./mergeCandidates.ts";
import { restoreMovedRows, restoreRemovedRows } from "./movedRows.queries.ts";
import { restorePerson } from "./people.queries.ts";

/**
 * Restores the merged person, with everything that was moved or removed; later changes stay with the kept
 * person. Throws `conflict` when the merge was undone already, `email_taken` when another person has the
 * address now.
 */
export async function undoMerge(
  tx: Tx,
  viewer: Viewer,
  id: string,
): Promise<{ keptId: string; mergedId: string }> {
  const { companyId, userId: actorId } = viewer;
  const isIt = and(eq(candidateMerges.companyId, companyId), eq(candidateMerges.id, id));
  const [row] = await tx.select().from(candidateMerges).where(isIt).for("update");
  const merge = found(row);
  await authorizeManagement(tx, viewer, [merge.keptId]);
  if (merge.undoneAt) throw new AppError("conflict");
  const { keptId, mergedId } = merge;
  const memory = merge.moved as MergeSnapshot;
  const { rows } = await tx.$client.query<{ account: boolean }>(
    "select account from users where company_id = $1 and id = $2 for update",
    [companyId, keptId],
  );
  // Meanwhile a person signs in with the address that was taken over.
  if (memory.kept.email && rows[0]?.account)
    throw new AppError("email_taken", { fields: { email: "email_taken" } });
  // The address first: the restored person may need it.
  await restorePerson(tx, "users", companyId, keptId, memory.kept);
  await restorePerson(tx, "candidate_records", companyId, keptId, memory.keptRecord);
  if ((await restoreRemovedRows(tx, "users", [memory.person])) === 0)
    throw new AppError("email_taken", { fields: { email: "email_taken" } });
  if (memory.kept.email) await revokeInvitationLinks(tx, companyId, keptId);
  if (memory.record) await restoreRemovedRows(tx, "candidate_records", [memory.record]);
  await restoreMovedRows(tx, companyId, memory, keptId, mergedId);
  await restoreRemovedRows(tx, "candidate_merges", memory.merges);
  // Restored data need not be stored twice.
  await tx.update(candidateMerges).set({ undoneAt: new Date(), moved: {} }).where(isIt);
  for (const userId of [keptId, mergedId])
    await recordEvent(tx, { companyId, actorId, kind: "candidate.merge_undone", userId, subjectId: id });
  return { keptId, mergedId };
}
