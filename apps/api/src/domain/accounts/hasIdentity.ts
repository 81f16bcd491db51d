/** The person `alias` signs in by an account elsewhere. */
export const hasIdentity = (alias: string): string =>
  `exists (select 1 from identities i where i.company_id = ${alias}.company_id and i.user_id = ${alias}.id)`;
