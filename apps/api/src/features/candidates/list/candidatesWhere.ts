import { type CandidateFilter, RUNNING_OUT_DAYS } from "@vaardig/contract/candidates/candidateList";
import { CANDIDATE_SQL } from "../../../domain/candidates/candidateScope.ts";
import { IN_PROCESS_SQL, KEPT_UNTIL_SQL, OWN_ACCOUNT_SQL } from "../../../domain/candidates/retention.ts";
import { hasName, hasText, patternOf } from "../../../platform/db/textSearch.ts";

/** SQL conditions on `users u` with `candidate_records r`, and their values; `$1` is the company. */
export interface Condition {
  text: string;
  values: unknown[];
  /** SQL condition for the requested applications `a` of a person, if the filter has any. */
  askedFor?: string;
}

export const FROM_SQL =
  "users u left join candidate_records r on r.company_id = u.company_id and r.user_id = u.id";

export const SOURCE_SQL = "coalesce(r.source, case when u.account then 'sign_up' else 'by_hand' end)";
export const CONSENT_SQL =
  "case when r.consent_at is not null then 'given' when r.consent_asked_at is not null then 'asked' else 'none' end";

/** SQL condition: in no process and without an account of their own, so that a retention period runs. */
const COUNTING_SQL = `not ${IN_PROCESS_SQL} and not ${OWN_ACCOUNT_SQL}`;
export const UNTIL_SQL = `case when ${COUNTING_SQL} then ${KEPT_UNTIL_SQL} end`;

const RETENTION_SQL: Record<NonNullable<CandidateFilter["retention"]>, string> = {
  in_process: IN_PROCESS_SQL,
  own_account: `not ${IN_PROCESS_SQL} and ${OWN_ACCOUNT_SQL}`,
  counting: COUNTING_SQL,
  running_out: `${COUNTING_SQL} and ${KEPT_UNTIL_SQL} < now() + interval '${RUNNING_OUT_DAYS} days'`,
};

/** Returns the condition for the company's candidates that match a filter. `skills` must be current ids. */
export function candidatesWhere(
  { companyId, userId: viewerId }: { companyId: string; userId: string },
  filter: CandidateFilter,
): Condition {
  const values: unknown[] = [companyId];
  let text = CANDIDATE_SQL;
  let askedFor: string | undefined;
  const place = (value: unknown) => `$${values.push(value)}`;
  const narrow = (condition: string) => {
    text += ` and ${condition}`;
  };
  if (filter.search_query) {
    const pattern = place(patternOf(filter.search_query));
    narrow(
      `(${hasName("u", pattern)} or ${hasText("u.email", pattern)} or ${hasText("u.headline", pattern)})`,
    );
  }
  if (filter.stages?.length || filter.job_vacancies?.length) {
    const stage = filter.stages?.length && `a.stage = any(${place(filter.stages)})`;
    const job = filter.job_vacancies?.length && `a.vacancy_id = any(${place(filter.job_vacancies)}::uuid[])`;
    askedFor = [stage, job].filter(Boolean).join(" and ");
    narrow(`exists (select 1 from applications a where a.company_id = u.company_id and a.user_id = u.id
      and a.outcome = 'active' and a.archived_at is null and ${askedFor})`);
  }
  if (filter.talent_pools?.length)
    narrow(`exists (select 1 from talent_pool_people t where t.company_id = u.company_id and t.user_id = u.id
      and t.talent_pool_id = any(${place(filter.talent_pools)}::uuid[]))`);
  if (filter.sources?.length) narrow(`${SOURCE_SQL} = any(${place(filter.sources)})`);
  if (filter.owners?.length) {
    const ids = filter.owners.flatMap((one) => (one === "me" ? viewerId : one === "nobody" ? [] : one));
    const unowned = filter.owners.includes("nobody") ? " or r.owner_id is null" : "";
    narrow(`(r.owner_id = any(${place(ids)}::uuid[])${unowned})`);
  }
  if (filter.locations?.length) narrow(`u.location = any(${place(filter.locations)})`);
  if (filter.retention) narrow(`(${RETENTION_SQL[filter.retention]})`);
  if (filter.consent) narrow(`${CONSENT_SQL} = ${place(filter.consent)}`);
  if (filter.skills?.length) {
    const wanted = [...new Set(filter.skills)];
    narrow(`(select count(distinct s.skill_id) from person_skills s where s.company_id = u.company_id and s.user_id = u.id
      and s.valid_to is null and s.skill_id = any(${place(wanted)}::uuid[])) = ${wanted.length}`);
  }
  return { text, values, ...(askedFor && { askedFor }) };
}

/** Returns the condition for the candidates with these ids. */
export function candidatesOf(companyId: string, ids: readonly string[]): Condition {
  return { text: `${CANDIDATE_SQL} and u.id = any($2::uuid[])`, values: [companyId, [...ids]] };
}
