import { isDeepStrictEqual } from "node:util";
import { v7 } from "uuid";
import type { NewEvent } from "../../../../domain/events/recordEvent.ts";
import { recordEvents } from "../../../../domain/events/recordEvents.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import type { RowApplier, RowErrors, Uploader, UploadWork, ValidatedRow } from "../uploadKind.ts";
import { type ValidatedCandidate, validateCandidates } from "./validateCandidates.ts";

/** Returns why a confirmed row cannot be applied now; null when it can. */
function objection(
  confirmed: ValidatedRow,
  now: ValidatedCandidate | undefined,
): Record<string, string> | null {
  if (!now) return { email: "changed_meanwhile" };
  if (now.errors) return now.errors;
  if (confirmed.outcome === "new") return now.outcome === "new" ? null : { email: "email_taken" };
  if (now.outcome === "unchanged") return null;
  const isSame = now.outcome === "changed" && isDeepStrictEqual(now.changes, confirmed.changes);
  return isSame ? null : { email: "changed_meanwhile" };
}

const FIELDS =
  "id uuid, email text, first_name text, last_name text, phone text, location text, headline text";

/** Adds external people without an account, with the uploader as owner; returns the ids of those added. */
async function insertCandidates(
  tx: Tx,
  { companyId, userId, language }: Uploader,
  rows: { id: string; values: Record<string, string> }[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const given = JSON.stringify(rows.map(({ id, values }) => ({ ...values, id })));
  const { rows: added } = await tx.$client.query<{ id: string }>(
    `insert into users (company_id, id, email, first_name, last_name, phone, location, headline, system_role, status,
       account, language, onboarding_step)
     select $1, g.id, g.email, g.first_name, g.last_name, g.phone, g.location, g.headline, 'freelancer', 'active',
       false, $2, 'done' from jsonb_to_recordset($3::jsonb) as g (${FIELDS})
     on conflict do nothing returning id`,
    [companyId, language, given],
  );
  const ids = added.map(({ id }) => id);
  await tx.$client.query(
    `insert into candidate_records (company_id, user_id, source, owner_id)
     select $1, id, 'upload', $2 from unnest($3::uuid[]) id`,
    [companyId, userId, ids],
  );
  return new Set(ids);
}

async function updateCandidates(tx: Tx, companyId: string, rows: ValidatedCandidate[]): Promise<void> {
  if (rows.length === 0) return;
  const given = JSON.stringify(rows.map(({ id, values }) => ({ ...values, id })));
  await tx.$client.query(
    `update users u set first_name = g.first_name, last_name = g.last_name, phone = coalesce(g.phone, u.phone),
       location = coalesce(g.location, u.location), headline = coalesce(g.headline, u.headline),
       version = u.version + 1, updated_at = now()
     from jsonb_to_recordset($2::jsonb) as g (${FIELDS}) where u.company_id = $1 and u.id = g.id`,
    [companyId, given],
  );
}

/**
 * Applies confirmed rows; each is validated again, so that changes made since the preview are not
 * overwritten.
 */
export async function createCandidateApplier(_tx: Tx, work: UploadWork): Promise<RowApplier> {
  const { uploader, upload } = work;
  const { companyId, userId: actorId } = uploader;
  return {
    async apply(tx, rows) {
      const errors: RowErrors = new Map();
      const judged = await validateCandidates(tx, work, rows, true);
      const sound: ValidatedCandidate[] = [];
      for (const [at, confirmed] of rows.entries()) {
        const now = judged[at];
        const problem = objection(confirmed, now);
        if (problem) errors.set(confirmed.number, problem);
        else if (now && now.outcome !== "unchanged") sound.push(now);
      }
      const log: NewEvent[] = [];
      const added = sound.filter(({ outcome }) => outcome === "new").map((row) => ({ ...row, id: v7() }));
      const there = await insertCandidates(tx, uploader, added);
      for (const { id, number } of added) {
        // The address was taken concurrently.
        if (!there.has(id)) errors.set(number, { email: "email_taken" });
        else
          log.push({
            companyId,
            actorId,
            kind: "candidate.added",
            userId: id,
            subjectId: upload.id,
            data: { source: "upload" },
          });
      }
      const changed = sound.filter(({ outcome }) => outcome === "changed");
      await updateCandidates(tx, companyId, changed);
      for (const { id, changes } of changed)
        log.push({
          companyId,
          actorId,
          kind: "profile.changed",
          userId: id,
          data: { fields: Object.keys(changes ?? {}) },
        });
      await recordEvents(tx, log);
      return errors;
    },
    finish: async () => new Map(),
  };
}
