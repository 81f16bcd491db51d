import type { Tx } from "../platform/db/database.ts";

/** Issuer and validity in years of a licence, by the English name of its skill. */
const ISSUERS: Record<string, readonly [issuer: string, years: number]> = {
  "BIG registration": ["CIBG", 5],
  "VCA safety certificate": ["SSVV", 10],
};

/**
 * Returns SQL for an id that depends only on a text: its hash, marked as a custom UUID (RFC 9562, version 8).
 */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`;

/** Days from today to the expiry, in turn: some past, some soon, most later. */
const DAYS = [410, 22, 900, 75, 1300, 6, 620, 240, 1500, -18, 330];

/**
 * Stores a certificate for each licence that a company's people have: registrations with numbers and expiry
 * dates around `today`, half of them confirmed by the manager, and others without expiry.
 */
export async function writeCertificates(tx: Tx, companyId: string, today: string): Promise<void> {
  const named = Object.entries(ISSUERS);
  await tx.$client.query(
    `with held as (
       select p.company_id, p.user_id, p.skill_id, p.id, u.manager_id, i.issuer, i.years,
         row_number() over (partition by i.issuer order by p.id) as n,
         (select label from skill_labels l where l.skill_id = p.skill_id and l.lang = u.language and l.preferred limit 1) as own,
         e.label
       from person_skills p join skills s on s.id = p.skill_id and s.kind = 'licence'
       join users u on u.company_id = p.company_id and u.id = p.user_id
       join skill_labels e on e.skill_id = p.skill_id and e.lang = 'en' and e.preferred
       left join unnest($3::text[], $4::text[], $5::int[]) as i(label, issuer, years) on i.label = e.label
       where p.company_id = $1 and p.valid_to is null and not exists (select 1 from certificates c
         where c.company_id = p.company_id and c.user_id = p.user_id and c.skill_id = p.skill_id)),
     dated as (select h.*, case when issuer is not null then $2::date + ($6::int[])[1 + (n % $7)::int] end as expires from held h)
     insert into certificates (company_id, id, user_id, name, issuer, number, issued_on, expires_on, skill_id, confirmed_by, confirmed_at)
     select company_id, ${idOf("id::text || ' certificate'")}, user_id, coalesce(own, label), issuer,
       case when issuer is not null then (19000000000 + n * 7919)::text end, (expires - make_interval(years => years))::date,
       expires, skill_id, case when n % 2 = 0 and expires > $2::date then manager_id end,
       case when n % 2 = 0 and expires > $2::date and manager_id is not null then $2::date - interval '40 days' end
     from dated order by id`,
    [
      companyId,
      today,
      named.map(([label]) => label),
      named.map(([, [issuer]]) => issuer),
      named.map(([, [, years]]) => years),
      DAYS,
      DAYS.length,
    ],
  );
}

/** Stores two data requests, one of them due soon. */
export async function writeDataRequests(tx: Tx, companyId: string, today: string): Promise<void> {
  await tx.$client.query(
    `with people as (select id, language, row_number() over (order by id) as n from users
       where company_id = $1 and system_role = 'employee' and status = 'active' and account)
     insert into data_requests (company_id, id, user_id, kind, state, text, due_on, created_at)
     select $1, ${idOf("p.id::text || ' request'")}, p.id, r.kind, r.state, r.texts ->> p.language, $2::date + r.days,
       ($2::date + r.days) - interval '1 month'
     from people p join (values
       (3, 'correction', 'received', 26, '{"en": "My date of joining is 1 March, not 1 May.", "nl": "Ik ben op 1 maart begonnen, niet op 1 mei."}'::jsonb),
       (7, 'erasure', 'in_progress', 5, '{"en": "Please erase my old résumé and the notes about my internship.", "nl": "Wis mijn oude cv en de notities over mijn stage."}'::jsonb)
     ) as r(n, kind, state, days, texts) on r.n = p.n`,
    [companyId, today],
  );
}
