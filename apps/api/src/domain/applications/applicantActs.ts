/** The person of `applications a` applied: being put on its list is not an application. */
export const APPLIED_SQL = "(a.applied_at is not null)";

/** An interview with the person of `applications a` took place. */
export const MET_SQL = `exists (select 1 from interviews m where m.company_id = a.company_id
  and m.application_id = a.id and m.status = 'booked' and m.starts_at <= now())`;

/** The person of `applications a` did something about it: applied, had an interview booked, or answered an offer. */
export const ACTED_SQL = `(${APPLIED_SQL} or exists (select 1 from interviews m where m.company_id = a.company_id
    and m.application_id = a.id and (m.starts_at is not null or m.sequence > 0))
  or exists (select 1 from offers n where n.company_id = a.company_id and n.application_id = a.id
    and n.answered_at is not null))`;

/** The person of `applications a` was asked something: times or an offer wait for an answer. */
export const ASKED_SQL = `(exists (select 1 from interviews m where m.company_id = a.company_id
    and m.application_id = a.id and m.status = 'offered')
  or exists (select 1 from offers n where n.company_id = a.company_id and n.application_id = a.id
    and n.status = 'made'))`;
