import { fullName } from "../../platform/db/nameSql.ts";

/** SQL condition: `users u` is one of the company's own people and not deactivated. */
export const IS_STAFFED_SQL = "u.status <> 'deactivated' and u.system_role not in ('freelancer', 'staff')";

/** Returns SQL for the number of people with the unit `alias` in `column`. */
export const peopleIn = (column: string, alias: string): string =>
  `(select count(*)::int from users u where u.company_id = ${alias}.company_id and u.${column} = ${alias}.id and ${IS_STAFFED_SQL})`;

/** SQL for the lead `l` of a unit, as three columns. */
export const LEAD_COLUMNS = `l.id as lead_id, ${fullName("l")} as lead_name,
  l.photo_id as lead_photo`;
