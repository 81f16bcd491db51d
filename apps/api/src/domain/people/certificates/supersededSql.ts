/** What says which of two certificates of a kind is the newer: the later last day, then the later first day. */
const rank = (alias: string) =>
  `(coalesce(${alias}.expires_on, 'infinity'), coalesce(${alias}.issued_on, '-infinity'), ${alias}.id)`;

/** A newer certificate of the same person has taken the place of `alias`: for the same licence, or of the same name. */
export const supersededSql = (alias: string): string => `exists (
  select 1 from certificates newer where newer.company_id = ${alias}.company_id and newer.user_id = ${alias}.user_id
    and newer.id <> ${alias}.id and ${rank("newer")} > ${rank(alias)}
    and (newer.skill_id = ${alias}.skill_id or lower(newer.name) = lower(${alias}.name)))`;
