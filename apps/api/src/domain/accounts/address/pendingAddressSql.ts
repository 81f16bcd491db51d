/** The address that waits to become that of the person `alias`, with when it was asked for and until when it waits. */
export const pendingAddressSql = (alias: string): string =>
  `(select c.email, c.created_at, c.expires_at from address_changes c
    where c.company_id = ${alias}.company_id and c.user_id = ${alias}.id and c.expires_at > now())`;
