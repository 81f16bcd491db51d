/** Returns the SQL subquery with the terms of the current offer of the application `alias`. */
export const latestOfferSql = (alias: string): string =>
  `(select n.salary, n.hours, n.start_date, n.status from offers n where n.company_id = ${alias}.company_id
    and n.application_id = ${alias}.id and n.status in ('made', 'accepted') order by n.created_at desc limit 1)`;
