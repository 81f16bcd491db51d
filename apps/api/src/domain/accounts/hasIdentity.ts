/** Returns the SQL condition that the person `alias` signs in with an identity provider. */
export const hasIdentity = (alias: string): string =>
  `exists (select 1 from identities i where i.company_id = ${alias}.company_id and i.user_id = ${alias}.id)`;
