import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import type { Language } from "@vaardig/contract/limits";
import { manageableAmong } from "../../../domain/candidates/candidateScope.ts";
import { retentionOf } from "../../../domain/candidates/retention.ts";
import { photoUrl } from "../../../domain/files/photoUrl.ts";
import { skillsById } from "../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { found } from "../../../platform/http/appError.ts";
import type { Secrets } from "../../../platform/secrets.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { candidateActions } from "./candidateList.policy.ts";
import { type CandidateFacts, findCandidates } from "./candidateRows.queries.ts";

/** The reader and their language. */
export interface ReaderContext {
  viewer: Viewer;
  language: Language;
  services: { secrets: Secrets };
}

/** Returns a candidate's retention in the wire format. */
function presentRetention(row: CandidateFacts): CandidateRow["retention"] {
  const { state, until, daysLeft } = retentionOf({
    keptFrom: row.kept_from,
    consentAt: row.consent_at,
    inProcess: row.in_process,
    ownAccount: row.own_account,
  });
  return { state, until: until?.toISOString() ?? null, days_left: daysLeft };
}

/** Converts candidates to the wire format, with the reader's actions. */
export async function presentCandidates(
  tx: Tx,
  { viewer, language, services }: ReaderContext,
  rows: readonly CandidateFacts[],
): Promise<CandidateRow[]> {
  const ids = rows.flatMap(({ skills }) => skills.map(({ skill_id }) => skill_id));
  const byId = await skillsById(tx, ids, language);
  const isKept = await manageableAmong(
    tx,
    viewer,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    phone: row.phone,
    location: row.location,
    headline: row.headline ?? row.job?.[language] ?? row.job?.en ?? null,
    photo_url: photoUrl(services.secrets, viewer.companyId, row.photo_id),
    source: row.source,
    owner: row.owner_id === null || row.owner === null ? null : { id: row.owner_id, name: row.owner },
    account: row.account,
    consent: row.consent,
    consent_at: row.consent_at?.toISOString() ?? null,
    unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
    retention: presentRetention(row),
    applications: row.applications.map(({ id, vacancy_id, name, stage, since }) => ({
      id,
      vacancy: { id: vacancy_id, name },
      stage,
      since: new Date(since).toISOString(),
    })),
    applications_count: row.applications_count,
    talent_pools_count: row.talent_pools_count,
    skills: row.skills.flatMap(({ skill_id, level, source }) => {
      const skill = byId.get(skill_id);
      return skill ? [{ skill, level, source }] : [];
    }),
    created_at: row.created_at.toISOString(),
    version: row.version,
    can: candidateActions(viewer, row, isKept(row.id)),
  }));
}

/** Returns one candidate in the wire format. Throws 404 when the company has none of this id. */
export async function presentCandidate(tx: Tx, reading: ReaderContext, id: string): Promise<CandidateRow> {
  const rows = await findCandidates(tx, reading.viewer.companyId, [id]);
  return found((await presentCandidates(tx, reading, rows))[0]);
}
