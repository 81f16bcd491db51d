import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";
import type { Tx } from "../../../platform/db/database.ts";
import { hasText, patternOf } from "../../../platform/db/textSearch.ts";
import { TAKES_APPLICATIONS_SQL } from "../../jobs/deadline.ts";
import { ACTED_SQL, AWAITS_ANSWER_SQL, PROPOSED_SQL, UNANSWERED_SQL } from "../applicantActs.ts";

export interface MyApplicationRow {
  id: string;
  vacancy_id: string;
  user_id: string;
  name: string;
  department: string | null;
  location: string | null;
  project_id: string | null;
  project_name: string | null;
  open: boolean;
  stage: Stage;
  stage_since: Date;
  outcome: Outcome;
  /** The rejection email can still be canceled, so the person does not know of the rejection yet. */
  untold: boolean;
  applied_at: Date | null;
  /** Proposed times or an offer await the person's answer, also while their rejection can still be undone. */
  asked: boolean;
  /** An offer awaits an answer. */
  offered: boolean;
  /** When the person was asked or it ended; later than `stage_since` where times were taken back. */
  asked_at: Date;
  /** The person applied, booked an interview or answered an offer; false when they were only asked. */
  acted: boolean;
  version: number;
  hourly_rate: number | null;
  available_from: string | null;
  available_until: string | null;
  hours: number | null;
  motivation: string | null;
  salary_proposal: number | null;
  /** Start of the next booked interview. */
  interview_at: Date | null;
  /** An interview with proposed times awaits a choice. */
  interview_offered: boolean;
}

const UNTOLD = `(${ACTED_SQL} and coalesce(a.outcome = 'rejected' and m.status = 'queued' and m.send_at > now(), false)
  or not ${ACTED_SQL} and a.outcome = 'rejected' and ${UNANSWERED_SQL})`;
const UNDER_WAY = `case when ${ACTED_SQL} then a.outcome = 'active' or ${UNTOLD} else ${UNANSWERED_SQL} end`;

const COLUMNS = `a.id, a.vacancy_id, a.user_id, v.name, d.name as department, v.location, v.project_id, p.name as project_name,
  ${TAKES_APPLICATIONS_SQL} and (v.external or u.system_role <> 'freelancer') as open,
  a.stage, a.stage_since, a.outcome, ${UNTOLD} as untold, a.applied_at, ${ACTED_SQL} as acted,
  ${UNANSWERED_SQL} as asked, exists (select 1 from offers o where o.company_id = a.company_id
    and o.application_id = a.id and o.status = 'made') as offered,
  greatest(a.stage_since, (select max(i.updated_at) from interviews i where i.company_id = a.company_id
    and i.application_id = a.id)) as asked_at, a.version, a.hourly_rate::float8,
  to_char(a.available_from, 'YYYY-MM-DD') as available_from, to_char(a.available_until, 'YYYY-MM-DD') as available_until,
  a.hours, a.motivation, a.salary_proposal,
  (select min(i.starts_at) from interviews i where i.company_id = a.company_id and i.application_id = a.id
    and a.outcome = 'active' and i.status = 'booked' and i.starts_at > now()) as interview_at,
  a.outcome = 'active' and exists (select 1 from interviews i join interview_slots s on s.company_id = i.company_id
    and s.interview_id = i.id where i.company_id = a.company_id and i.application_id = a.id
      and i.status = 'offered' and s.starts_at > now()) as interview_offered`;

/**
 * Applications of the person in `$2` that they took part in, that await their answer or did so; being added to
 * a list is left out.
 */
const MINE = `from applications a
  join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
  join users u on u.company_id = a.company_id and u.id = a.user_id
  left join departments d on d.company_id = v.company_id and d.id = v.department_id
  left join projects p on p.company_id = v.company_id and p.id = v.project_id
  left join mails m on m.company_id = a.company_id and m.id = a.rejection_mail_id
  where a.company_id = $1 and a.user_id = $2
    and (${ACTED_SQL} or a.outcome in ('active', 'rejected') and (${AWAITS_ANSWER_SQL} or ${PROPOSED_SQL}))`;

const SHOW = { all: "true", under_way: UNDER_WAY, ended: `not ${UNDER_WAY}` } as const;

interface Wanted {
  show: keyof typeof SHOW;
  search: string;
  vacancyId?: string | undefined;
  page: number;
  size: number;
}

interface Counts {
  all: number;
  under_way: number;
  ended: number;
}

/**
 * Returns a page of a person's own applications, active ones first and then by latest change, with the count
 * of each kind.
 */
export async function listOwnApplications(
  tx: Tx,
  companyId: string,
  userId: string,
  { show, search, vacancyId, page, size }: Wanted,
): Promise<{ rows: MyApplicationRow[]; counts: Counts }> {
  const found = `${MINE} and ${hasText("v.name", "$3")} and ($4::uuid is null or a.vacancy_id = $4)`;
  const values = [companyId, userId, patternOf(search), vacancyId ?? null];
  const [counted, { rows }] = await Promise.all([
    tx.$client.query<Counts>({
      name: "own_applications_counts",
      text: `select count(*)::int as all, (count(*) filter (where ${UNDER_WAY}))::int as under_way,
         (count(*) filter (where not ${UNDER_WAY}))::int as ended ${found}`,
      values,
    }),
    tx.$client.query<MyApplicationRow>({
      name: `own_applications_${show}`,
      text: `select ${COLUMNS} ${found} and ${SHOW[show]} order by ${UNDER_WAY} desc, a.stage_since desc, a.id desc
        limit (select $5::int) offset (select $6::int)`,
      values: [...values, size, page * size],
    }),
  ]);
  return { rows, counts: counted.rows[0] ?? { all: 0, under_way: 0, ended: 0 } };
}

/** Returns one of the person's own applications; undefined when there is none. */
export async function findOwnApplication(
  tx: Tx,
  companyId: string,
  userId: string,
  id: string,
): Promise<MyApplicationRow | undefined> {
  const { rows } = await tx.$client.query<MyApplicationRow>({
    name: "own_application",
    text: `select ${COLUMNS} ${MINE} and a.id = $3`,
    values: [companyId, userId, id],
  });
  return rows[0];
}

/** Returns the name of the résumé sent with an application; undefined when there is none. */
export async function sentResumeName(
  tx: Tx,
  companyId: string,
  applicationId: string,
): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ name: string }>(
    `select f.name from applications a join files f on f.company_id = a.company_id and f.id = a.resume_file_id
      where a.company_id = $1 and a.id = $2`,
    [companyId, applicationId],
  );
  return rows[0]?.name;
}

export interface OfferRow {
  application_id: string;
  id: string;
  salary: number;
  hours: number;
  start_date: string;
  message: string;
  status: "made" | "accepted" | "declined";
}

/** Returns the newest offer of each application that no other offer replaced, by application id. */
export async function offersOf(tx: Tx, companyId: string, ids: string[]): Promise<Map<string, OfferRow>> {
  const { rows } = await tx.$client.query<OfferRow>(
    `select distinct on (application_id) application_id, id, salary, hours,
       to_char(start_date, 'YYYY-MM-DD') as start_date, message, status
     from offers where company_id = $1 and application_id = any($2::uuid[]) and status <> 'replaced'
     order by application_id, created_at desc, id desc`,
    [companyId, ids],
  );
  return new Map(rows.map((row) => [row.application_id, row]));
}

export interface MoveRow {
  kind: string;
  at: Date;
  to: Stage | null;
}

/** Returns the events of an application, oldest first; at most 500. */
export async function movesOf(tx: Tx, companyId: string, row: MyApplicationRow): Promise<MoveRow[]> {
  const { rows } = await tx.$client.query<MoveRow>(
    `select kind, at, data->>'to' as to from events
     where company_id = $1 and user_id = $2 and subject_id = $3 and data->>'application_id' = $4
       and kind like 'application.%' order by at, id limit 500`,
    [companyId, row.user_id, row.vacancy_id, row.id],
  );
  return rows;
}
