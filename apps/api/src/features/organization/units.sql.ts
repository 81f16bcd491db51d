import { fullName } from "../../platform/db/nameSql.ts";

/** The company's own people as counted and shown: `u` is in `users`, not deactivated and not from outside. */
export const IS_STAFFED = "u.status <> 'deactivated' and u.system_role not in ('freelancer', 'staff')";

/** How many people have `column` on the unit `alias`. */
export const peopleIn = (column: string, alias: string): string =>
  `(select count(*)::int from users u where u.company_id = ${alias}.company_id and u.${column} = ${alias}.id and ${IS_STAFFED})`;

/** The lead `l` of a unit, as three columns. */
export const LEAD = `l.id as lead_id, ${fullName("l")} as lead_name,
  l.photo_id as lead_photo`;
