import { FIND_LIMITS } from "@vaardig/contract/find/find";
import { CANDIDATE_SQL } from "../../domain/candidates/candidateScope.ts";
import { WORKS_ON_SQL } from "../../domain/jobs/jobScope.ts";
import { LIST_SCOPES, type ListScope } from "../../domain/jobs/listScope.ts";
import { EMPLOYED_SQL, EXPECTED_SQL } from "../../domain/people/attention.ts";
import { IN_LINE_SQL } from "../../domain/people/employeesWhere.ts";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical, byName, fullName } from "../../platform/db/nameSql.ts";
import type { RecordScope } from "./find.policy.ts";
import type { SearchCondition } from "./searchCondition.ts";

interface Reader {
  companyId: string;
  userId: string;
}

export interface PersonRow {
  id: string;
  name: string;
  folded: string;
  role: string | null;
  department: string | null;
  photo_id: string | null;
  record: boolean;
}

export interface CandidateRow {
  id: string;
  name: string;
  folded: string;
  headline: string | null;
  photo_id: string | null;
}

export interface JobRow {
  id: string;
  name: string;
  folded: string;
  department: string | null;
  location: string | null;
  recruiting: boolean;
}

/** SQL condition by scope: the user `$2` may open the record of `users u`. */
const RECORDS: Record<RecordScope, string> = { company: "true", line: `(${IN_LINE_SQL})`, none: "false" };

const PERSON = { text: "u.folded_name", isName: true };
const JOB = { text: "fold(v.name)", isName: false };

/**
 * SQL sort key: rows that start with the first search word, then rows with a later word that starts with it;
 * empty without words.
 */
const rankOf = (text: string, { first }: SearchCondition) =>
  first === undefined
    ? ""
    : `case when ${text} like substr(fold(${first}), 2) then 0
        when ${text} like '% ' || substr(fold(${first}), 2) then 1 else 2 end,`;

const limitOf = ({ most = FIND_LIMITS.each }: SearchCondition) => `limit ${most}`;

/** Returns employees; former employees only when the reader may open their records. */
export async function findPeople(
  tx: Tx,
  { companyId, userId }: Reader,
  scope: RecordScope,
  wanted: SearchCondition,
): Promise<PersonRow[]> {
  const { rows } = await tx.$client.query<PersonRow>({
    name: `find_people_${scope}_${wanted.name}`,
    text: `select u.id, ${fullName("u")} as name, u.folded_name as folded, r.name as role, d.name as department,
        u.photo_id, ${RECORDS[scope]} as record
      from users u left join roles r on r.company_id = $1 and r.id = u.role_id
      left join departments d on d.company_id = $1 and d.id = u.department_id
      where ${EMPLOYED_SQL} and $2::uuid is not null and (${EXPECTED_SQL} or ${RECORDS[scope]}) and ${wanted.where("u", PERSON)}
      order by ${rankOf(PERSON.text, wanted)} ${byName("u")} ${limitOf(wanted)}`,
    values: [companyId, userId, ...wanted.values],
  });
  return rows;
}

/** Returns candidates. */
export async function findCandidates(
  tx: Tx,
  reader: Reader,
  wanted: SearchCondition,
): Promise<CandidateRow[]> {
  const { rows } = await tx.$client.query<CandidateRow>({
    name: `find_candidates_${wanted.name}`,
    text: `select u.id, ${fullName("u")} as name, u.folded_name as folded, u.headline, u.photo_id
      from users u where ${CANDIDATE_SQL} and $2::uuid is not null and ${wanted.where("u", PERSON)}
      order by ${rankOf(PERSON.text, wanted)} ${byName("u")} ${limitOf(wanted)}`,
    values: [reader.companyId, reader.userId, ...wanted.values],
  });
  return rows;
}

/**
 * Returns jobs in the scope. Project roles are included only for applicants, because recruiters manage them
 * on the project's page.
 */
export async function findJobs(
  tx: Tx,
  { companyId, userId }: Reader,
  { scope, applies }: { scope: ListScope; applies: boolean },
  wanted: SearchCondition,
): Promise<JobRow[]> {
  const works = scope.startsWith("company")
    ? "v.project_id is null"
    : `(v.project_id is null and ${WORKS_ON_SQL})`;
  const { rows } = await tx.$client.query<JobRow>({
    name: `find_jobs_${scope}_${applies ? "a" : "w"}_${wanted.name}`,
    text: `select v.id, v.name, fold(v.name) as folded, d.name as department, v.location, ${works} as recruiting
      from vacancies v left join departments d on d.company_id = v.company_id and d.id = v.department_id
      where v.company_id = $1 and $2::uuid is not null and ${LIST_SCOPES[scope]}
        and (v.project_id is null ${applies ? "or v.live" : ""}) and ${wanted.where("v", JOB)}
      order by ${rankOf(JOB.text, wanted)} v.live desc, ${alphabetical("v.name")}, v.id ${limitOf(wanted)}`,
    values: [companyId, userId, ...wanted.values],
  });
  return rows;
}
