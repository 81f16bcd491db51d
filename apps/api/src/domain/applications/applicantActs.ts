import { UNDO_MS } from "./undoTime.ts";

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

/**
 * SQL condition on `applications a`: the person was asked something, by proposed times, an email that asks for
 * days, or an offer that awaits an answer.
 */
export const INVITED_SQL = `(exists (select 1 from interviews m where m.company_id = a.company_id
    and m.application_id = a.id and m.status = 'offered')
  or exists (select 1 from mails m where m.company_id = a.company_id and m.user_id = a.user_id
    and m.vacancy_id = a.vacancy_id and m.name = 'interview' and m.status <> 'failed')
  or exists (select 1 from offers n where n.company_id = a.company_id and n.application_id = a.id
    and n.status = 'made'))`;

/** SQL condition on `applications a`: proposed interview times or an offer await the person's answer. */
export const AWAITS_ANSWER_SQL = `(exists (select 1 from interviews m where m.company_id = a.company_id
    and m.application_id = a.id and m.status = 'offered')
  or exists (select 1 from offers n where n.company_id = a.company_id and n.application_id = a.id
    and n.status = 'made'))`;

/** SQL condition on `applications a`: interview times were proposed at some time. */
export const PROPOSED_SQL = `exists (select 1 from interviews m where m.company_id = a.company_id
  and m.application_id = a.id)`;

/**
 * SQL condition on `applications a`: proposed times or an offer await an answer as far as the person knows; a
 * rejection is not known while it can be undone.
 */
export const UNANSWERED_SQL = `(${AWAITS_ANSWER_SQL} and (a.outcome = 'active'
  or a.outcome = 'rejected' and a.stage_since > now() - interval '${UNDO_MS} milliseconds'))`;
