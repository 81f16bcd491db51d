/** Returns SQL that ranks certificates of a kind: by the later expiry date, then by the later issue date. */
const rank = (alias: string) =>
  `(coalesce(${alias}.expires_on, 'infinity'), coalesce(${alias}.issued_on, '-infinity'), ${alias}.id)`;

/**
 * Returns the SQL condition that a newer certificate of the same person, for the same licence or with the
 * same name, replaced `alias`.
 */
export const supersededSql = (alias: string): string => `exists (
  select 1 from certificates newer where newer.company_id = ${alias}.company_id and newer.user_id = ${alias}.user_id
    and newer.id <> ${alias}.id and ${rank("newer")} > ${rank(alias)}
    and (newer.skill_id = ${alias}.skill_id or lower(newer.name) = lower(${alias}.name)))`;
