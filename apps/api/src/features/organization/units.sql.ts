/** The company's own people as counted and shown: `u` is in `users`, not deactivated and not from outside. */
export const IS_STAFFED = "u.status <> 'deactivated' and u.system_role not in ('freelancer', 'staff')";

/** Newest picture of the person `alias`. */
export const photoOf = (alias: string): string =>
  `(select f.id from files f where f.company_id = ${alias}.company_id and f.user_id = ${alias}.id
    and f.use_as = 'profile_pic' order by f.created_at desc limit 1)`;

/** Sorts names as every list does: accents and capitals beside plain letters. */
export const byName = (column: string): string => `lower(${column} collate "und-x-icu")`;

/** How many people have `column` on the unit `alias`. */
export const peopleIn = (column: string, alias: string): string =>
  `(select count(*)::int from users u where u.company_id = ${alias}.company_id and u.${column} = ${alias}.id and ${IS_STAFFED})`;

/** The lead `l` of a unit, as three columns. */
export const LEAD = `l.id as lead_id, trim(l.first_name || ' ' || l.last_name) as lead_name,
  case when l.id is not null then ${photoOf("l")} end as lead_photo`;
