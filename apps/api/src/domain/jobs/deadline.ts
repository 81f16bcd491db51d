import { DUTCH_ZONE } from "../../platform/i18n/timeIn.ts";

/** Days before the deadline from which a job counts as closing soon. */
const SOON_DAYS = 7;

/** SQL for today in the Netherlands: a deadline lasts until midnight there. */
const TODAY_SQL = `(now() at time zone '${DUTCH_ZONE}')::date`;

/** SQL for the deadline of `vacancies v`: later, soon or passed; null without one. */
export const CLOSING_SQL = `case when v.apply_by < ${TODAY_SQL} then 'passed'
  when v.apply_by <= ${TODAY_SQL} + ${SOON_DAYS} then 'soon' when v.apply_by is not null then 'later' end`;

/** SQL condition: `vacancies v` is shown to job seekers and takes applications. */
export const TAKES_APPLICATIONS_SQL = `(v.live and (v.apply_by is null or v.apply_by >= ${TODAY_SQL}))`;

/** Returns today in the Netherlands, as YYYY-MM-DD. */
export function dutchToday(now = new Date()): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: DUTCH_ZONE }).format(now);
}
