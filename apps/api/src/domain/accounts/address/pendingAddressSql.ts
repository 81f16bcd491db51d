/**
 * Returns the SQL subquery with the pending address of the person `alias`, when it was requested and when it
 * expires.
 */
export const pendingAddressSql = (alias: string): string =>
  `(select c.email, c.created_at, c.expires_at from address_changes c
    where c.company_id = ${alias}.company_id and c.user_id = ${alias}.id and c.expires_at > now())`;
