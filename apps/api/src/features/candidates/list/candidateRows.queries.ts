import type { Stage } from "@vaardig/contract/applications/pipeline";
import type {
  CANDIDATE_SORTS,
  CANDIDATE_SOURCES,
  CONSENT_STATES,
} from "@vaardig/contract/candidates/candidateList";
import { inProcess, OWN_ACCOUNT_SQL } from "../../../domain/candidates/retention.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { byName, fullName } from "../../../platform/db/nameSql.ts";
import {
  CONSENT_SQL,
  type Condition,
  candidatesOf,
  FROM_SQL,
  SOURCE_SQL,
  UNTIL_SQL,
} from "./candidatesWhere.ts";

export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

/** A candidate with everything that a list shows. */
export interface CandidateFacts {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  location: string | null;
  headline: string | null;
  /** Names of the person's job profile by language. */
  job: Record<string, string> | null;
  about: string | null;
  availability: number | null;
  account: boolean;
  version: number;
  created_at: Date;
  source: (typeof CANDIDATE_SOURCES)[number];
  owner_id: string | null;
  owner: string | null;
  consent: (typeof CONSENT_STATES)[number];
  consent_at: Date | null;
  consent_asked_at: Date | null;
  unsubscribed_at: Date | null;
  kept_from: Date;
  in_process: boolean;
  own_account: boolean;
  photo_id: string | null;
  applications: { id: string; vacancy_id: string; name: string; stage: Stage; since: string }[];
  applications_count: number;
  talent_pools_count: number;
  skills: { skill_id: string; level: number | null; source: "confirmed" | "self" | "inferred" }[];
}

const ACTIVE = "a.company_id = $1 and a.user_id = p.id and a.outcome = 'active' and a.archived_at is null";

/**
 * Returns the columns read only for the rows of the page; of the applications, the requested ones come first.
 */
const facts = (
  askedFor?: string,
) => `p.*, (select j.labels from job_profiles j where j.id = p.job_profile_id) as job,
  (select ${fullName("o")} from users o
    where o.company_id = $1 and o.id = p.owner_id) as owner,
  (select coalesce(json_agg(t), '[]') from (select a.id, a.vacancy_id, v.name, a.stage, a.stage_since as since
    from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
    where ${ACTIVE} order by ${askedFor ? `(${askedFor}) desc, ` : ""}a.stage_since desc, a.id limit 3) t) as applications,
  ${inProcess("p")} as in_process,
  (select count(*)::int from applications a where ${ACTIVE}) as applications_count,
  (select count(*)::int from talent_pool_people m where m.company_id = $1 and m.user_id = p.id) as talent_pools_count,
  (select coalesce(json_agg(t), '[]') from (select s.skill_id, s.level, s.source from person_skills s
    where s.company_id = $1 and s.user_id = p.id and s.valid_to is null
    order by s.level desc nulls last, s.valid_from, s.id limit 4) t) as skills`;

const COLUMNS = `u.id, u.first_name, u.last_name, u.email, u.phone, u.location, u.headline, u.job_profile_id, u.about, u.availability,
  u.account, u.photo_id, u.version, u.created_at, ${SOURCE_SQL} as source, r.owner_id, ${CONSENT_SQL} as consent, r.consent_at,
  r.consent_asked_at, r.unsubscribed_at, coalesce(r.kept_from, u.created_at) as kept_from, u.company_id,
  ${OWN_ACCOUNT_SQL} as own_account`;

/** Sort order of a page; people without a running retention period come last. */
const SORTS: Record<CandidateSort, string> = {
  name: byName("u"),
  "-name": byName("u", " desc"),
  added: "u.created_at, u.id",
  "-added": "u.created_at desc, u.id desc",
  retention: `${UNTIL_SQL} nulls last, ${byName("u")}`,
  "-retention": `${UNTIL_SQL} desc nulls last, ${byName("u")}`,
};

/** Returns a page of the candidates that match a condition, sorted. */
export async function listCandidateRows(
  tx: Tx,
  { text, values, askedFor }: Condition,
  { sort, page, size }: { sort: CandidateSort; page: number; size: number },
): Promise<CandidateFacts[]> {
  const { rows } = await tx.$client.query<CandidateFacts>(
    `select ${facts(askedFor)} from (select ${COLUMNS} from ${FROM_SQL} where ${text}
      order by ${SORTS[sort]} limit $${values.length + 1} offset $${values.length + 2}) p`,
    [...values, size, page * size],
  );
  return rows;
}

export async function countCandidates(tx: Tx, { text, values }: Condition): Promise<number> {
  const { rows } = await tx.$client.query<{ total: number }>(
    `select count(*)::int as total from ${FROM_SQL} where ${text}`,
    values,
  );
  return rows[0]?.total ?? 0;
}

/** Returns the ids of the candidates that match a condition, sorted. */
export async function candidateIds(
  tx: Tx,
  { text, values }: Condition,
  sort: CandidateSort,
  most: number,
): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select u.id from ${FROM_SQL} where ${text} order by ${SORTS[sort]} limit ${most}`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** Returns existing candidates by id, in the order of the ids. */
export async function findCandidates(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<CandidateFacts[]> {
  const rows = await listCandidateRows(tx, candidatesOf(companyId, ids), {
    sort: "added",
    page: 0,
    size: ids.length,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
