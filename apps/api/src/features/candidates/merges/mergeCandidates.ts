import {
  MERGE_FIELDS,
  type MergeField,
  type MovedCounts,
} from "@vaardig/contract/candidates/candidateMerges";
import { v7 } from "uuid";
import { revokeInvitationLinks } from "../../../domain/accounts/links/revokeInvitationLinks.ts";
import { authorizeManagement } from "../../../domain/candidates/candidateScope.ts";
import { candidateMerges } from "../../../domain/candidates/candidates.table.ts";
import { recordEvent } from "../../../domain/events/recordEvent.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import { deleteStoredResponses } from "../../../platform/http/idempotent.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { type MovedRows, moveRows } from "./movedRows.queries.ts";
import { lockPair, type PersonJson, type RecordJson, recordJson, setColumns } from "./people.queries.ts";

/** Changed fields of the kept record, restored by an undo unless changed since. */
type Changes = Record<string, { from: unknown; to: unknown }>;

/** Everything needed to undo a merge. Deleted when the kept person is erased. */
export interface MergeSnapshot extends MovedRows {
  person: PersonJson;
  record: RecordJson | null;
  /** Earlier merges into the merged person, needed to undo those later. */
  merges: unknown[];
  kept: Changes;
  keptRecord: Changes;
}

export interface MergeRequest {
  keptId: string;
  mergedId: string;
  take: readonly MergeField[];
  versions?: { kept: number; merged: number };
}

/**
 * Merges two external people: everything of the merged one moves to the kept one, which takes over the fields
 * in `take`. Throws 404 for an unknown person, 403 when the viewer does not manage one of the records,
 * `conflict` when they were merged concurrently, `stale_version`, and `validation_failed` when the merged one
 * has an account or the kept account would get another address.
 */
export async function mergeCandidates(
  tx: Tx,
  viewer: Viewer,
  { keptId, mergedId, take, versions }: MergeRequest,
): Promise<{ id: string; moved: MovedCounts; sameVacancies: string[] }> {
  const { companyId, userId: actorId } = viewer;
  const { kept, merged } = await lockPair(tx, companyId, keptId, mergedId);
  await authorizeManagement(tx, viewer, [keptId, mergedId]);
  if (versions && (kept.version !== versions.kept || merged.version !== versions.merged))
    throw new AppError("stale_version");
  if (merged.account) {
    const merged_id = kept.account ? "both_accounts" : "account_kept";
    throw new AppError("validation_failed", { fields: { merged_id } });
  }
  // An account's address gives access to it; another address would let its mailbox owner in.
  if (kept.account && kept.email !== merged.email && take.includes("email"))
    throw new AppError("validation_failed", { fields: { take: "address_of_account" } });
  // One of two addresses is dropped: a link sent there must not open the account.
  if (kept.email !== merged.email)
    await revokeInvitationLinks(tx, companyId, take.includes("email") ? keptId : mergedId);
  const rows = await moveRows(tx, companyId, mergedId, keptId);
  const [record, keptRecord] = await Promise.all([
    recordJson(tx, companyId, mergedId),
    recordJson(tx, companyId, keptId),
  ]);
  const { rows: merges } = await tx.$client.query<{ row: unknown }>(
    "select to_jsonb(t.*) as row from candidate_merges t where company_id = $1 and kept_id = $2",
    [companyId, mergedId],
  );
  await deleteStoredResponses(tx, companyId, { callers: [mergedId], words: [] });
  await tx.$client.query("delete from users where company_id = $1 and id = $2", [companyId, mergedId]);
  const memory: MergeSnapshot = {
    ...rows,
    person: merged,
    record,
    merges: merges.map(({ row }) => row),
    kept: fieldChanges(kept, merged, take),
    keptRecord: keptRecord && record ? recordChanges(keptRecord, record) : {},
  };
  await setColumns(tx, "users", companyId, keptId, toOf(memory.kept));
  await setColumns(tx, "candidate_records", companyId, keptId, toOf(memory.keptRecord));
  const id = v7();
  await tx
    .insert(candidateMerges)
    .values({ companyId, id, keptId, mergedId, moved: memory, mergedBy: actorId });
  const moved = countMoved(rows);
  const data = { merged_id: mergedId, ...moved };
  await recordEvent(tx, {
    companyId,
    actorId,
    kind: "candidate.merged",
    userId: keptId,
    subjectId: id,
    data,
  });
  return { id, moved, sameVacancies: vacanciesOut(rows) };
}

const toOf = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([column, { to }]) => [column, to]));

function fieldChanges(kept: PersonJson, merged: PersonJson, take: readonly MergeField[]): Changes {
  const fields = MERGE_FIELDS.filter((field) => take.includes(field) && kept[field] !== merged[field]);
  return Object.fromEntries(fields.map((field) => [field, { from: kept[field], to: merged[field] }]));
}

const later = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a);

/**
 * Returns the changes of the kept record: the later consent and start of retention apply, and an owner is
 * kept.
 */
function recordChanges(kept: RecordJson, merged: RecordJson): Changes {
  const next: Partial<RecordJson> = {
    consent_at: later(kept.consent_at, merged.consent_at),
    kept_from: later(kept.kept_from, merged.kept_from) ?? kept.kept_from,
    owner_id: kept.owner_id ?? merged.owner_id,
    // Unsubscribing as one of the two counts for both.
    unsubscribed_at: later(kept.unsubscribed_at, merged.unsubscribed_at),
  };
  const changed = (["consent_at", "kept_from", "owner_id", "unsubscribed_at"] as const).filter(
    (one) => next[one] !== kept[one],
  );
  return Object.fromEntries(changed.map((one) => [one, { from: kept[one], to: next[one] }]));
}

/** Returns the number of moved rows of each kind. */
function countMoved({ moves }: MovedRows): MovedCounts {
  const count = (table: string) => moves[table]?.length ?? 0;
  return {
    applications: count("applications"),
    notes: count("candidate_notes"),
    tasks: count("candidate_tasks"),
    skills: count("person_skills"),
    files: count("files"),
    experience: count("experiences"),
    education: count("educations"),
    talent_pools: count("talent_pool_people"),
    mails: count("mails"),
  };
}

/** Returns the jobs for which one of two applications was removed. */
function vacanciesOut({ out }: MovedRows): string[] {
  const rows = out.filter(({ table }) => table === "applications").flatMap(({ rows }) => rows);
  return rows.map(({ vacancy_id }) => String(vacancy_id));
}
