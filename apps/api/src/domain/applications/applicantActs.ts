/** SQL condition on `applications a`: the person applied, rather than only being added to the job's list. */
export const APPLIED_SQL = "(a.applied_at is not null)";

/** SQL condition on `applications a`: an interview with the person took place. */
export const MET_SQL = `exists (select 1 from interviews m where m.company_id = a.company_id
  and m.application_id = a.id and m.status = 'booked' and m.starts_at <= now())`;

/**
 * SQL condition on `applications a`: the person acted, by applying, booking an interview or answering an
 * offer.
 */
export const ACTED_SQL = `(${APPLIED_SQL} or exists (select 1 from interviews m where m.company_id = a.company_id
    and m.application_id = a.id and (m.starts_at is not null or m.sequence > 0))
  or exists (select 1 from offers n where n.company_id = a.company_id and n.application_id = a.id
    and n.answered_at is not null))`;

/** SQL condition on `applications a`: proposed interview times or an offer await the person's answer. */
export const ASKED_SQL = `(exists (select 1 from interviews m where m.company_id = a.company_id
    and m.application_id = a.id and m.status = 'offered')
  or exists (select 1 from offers n where n.company_id = a.company_id and n.application_id = a.id
    and n.status = 'made'))`;
