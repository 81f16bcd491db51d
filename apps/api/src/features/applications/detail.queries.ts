import type { MoveReason } from "@vaardig/contract/applications/applicationReasons";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";

export interface DetailRow {
  vacancy_name: string;
  source: "added" | "applied" | "careers";
  motivation: string | null;
  hourly_rate: string | null;
  salary_proposal: number | null;
  hours: number | null;
  available_from: string | null;
  available_until: string | null;
  reason: string | null;
  resume_file_id: string | null;
  resume_name: string | null;
}

/** Returns the details of an application beside its card; undefined when there is none. */
export async function detailOf(tx: Tx, companyId: string, id: string): Promise<DetailRow | undefined> {
  const { rows } = await tx.$client.query<DetailRow>({
    name: "application_detail",
    text: `select v.name as vacancy_name, a.source, a.motivation, a.hourly_rate, a.salary_proposal, a.hours, a.reason,
        to_char(a.available_from, 'YYYY-MM-DD') as available_from,
        to_char(a.available_until, 'YYYY-MM-DD') as available_until, f.id as resume_file_id, f.name as resume_name
      from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
      left join files f on f.company_id = a.company_id and f.id = a.resume_file_id
      where a.company_id = $1 and a.id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

interface OfferRow {
  id: string;
  salary: number;
  hours: number;
  start_date: string;
  message: string;
  status: "made" | "accepted" | "declined" | "replaced";
  answer: string | null;
  created_at: Date;
}

/** Returns the offers of an application, latest first. */
export async function offersOf(tx: Tx, companyId: string, id: string): Promise<OfferRow[]> {
  const { rows } = await tx.$client.query<OfferRow>({
    name: "application_offers",
    text: `select id, salary, hours, to_char(start_date, 'YYYY-MM-DD') as start_date, message, status, answer, created_at
      from offers where company_id = $1 and application_id = $2 order by created_at desc`,
    values: [companyId, id],
  });
  return rows;
}

interface HistoryRow {
  at: Date;
  kind: string;
  actor: string | null;
  from: Stage | null;
  to: Stage | null;
  reason: MoveReason | null;
}

/** Returns the events of an application, latest first. */
export async function historyOf(
  tx: Tx,
  companyId: string,
  { id, user_id, vacancy_id }: { id: string; user_id: string; vacancy_id: string },
): Promise<HistoryRow[]> {
  const { rows } = await tx.$client.query<HistoryRow>({
    name: "application_history",
    text: `select e.at, e.kind, ${fullName("u")} as actor, e.data->>'from' as "from",
        e.data->>'to' as "to", e.data->>'reason' as reason
      from events e left join users u on u.company_id = e.company_id and u.id = e.actor_id
      where e.company_id = $1 and e.user_id = $2 and e.subject_id = $3 and e.data->>'application_id' = $4
        and e.kind like 'application.%' order by e.at desc, e.id desc limit 100`,
    values: [companyId, user_id, vacancy_id, id],
  });
  return rows;
}
