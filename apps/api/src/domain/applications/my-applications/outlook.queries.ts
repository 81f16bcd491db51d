import type { Commitment } from "@vaardig/contract/applications/commitments";
import type { Tx } from "../../../platform/db/database.ts";

const MOST = 50;

/**
 * Returns what a person works on or may start next to one job: unfinished project roles they were hired for,
 * and active applications. Entries without hours are left out.
 */
export async function commitmentsOf(
  tx: Tx,
  companyId: string,
  userId: string,
  vacancyId: string,
): Promise<Commitment[]> {
  const { rows } = await tx.$client.query<Commitment>(
    `select case when a.outcome = 'hired' then 'role' else 'application' end as kind, v.name, h.hours,
       to_char(coalesce(v.ends_on, a.available_until), 'YYYY-MM-DD') as until
     from applications a join vacancies v on v.company_id = a.company_id and v.id = a.vacancy_id
     cross join lateral (select coalesce((select o.hours from offers o where o.company_id = a.company_id
       and o.application_id = a.id and o.status = 'accepted' order by o.created_at desc limit 1), a.hours, v.hours) as hours) h
     where a.company_id = $1 and a.user_id = $2 and a.vacancy_id <> $3 and h.hours is not null
       and (a.outcome = 'hired' and v.project_id is not null and v.publication <> 'closed'
         or a.outcome = 'active' and a.applied_at is not null)
       and coalesce(v.ends_on, a.available_until, 'infinity') >= current_date
     order by a.outcome = 'hired' desc, v.name, a.id limit ${MOST}`,
    [companyId, userId, vacancyId],
  );
  return rows;
}

/** Returns the number of a person's skills that have not expired. */
export async function countClaims(tx: Tx, companyId: string, userId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ number: number }>(
    `select count(*)::int as number from person_claims where company_id = $1 and user_id = $2
       and (expires_on is null or expires_on >= current_date)`,
    [companyId, userId],
  );
  return rows[0]?.number ?? 0;
}
