import type { CertificateFilter, ExpiryState } from "@vaardig/contract/certificates/certificates";
import { supersededSql } from "../../domain/people/certificates/supersededSql.ts";
import { hasName, hasText, patternOf } from "../../platform/db/textSearch.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** SQL conditions on `certificates c` of `users u`, with their values. */
export interface Condition {
  text: string;
  values: unknown[];
}

const TODAY = "current_date";
const SOON = `${TODAY} + 90`;

/** SQL for the expiry state of `certificates c`. */
export const STATE_SQL = `case when c.expires_on is null then 'never' when c.expires_on < ${TODAY} then 'expired'
  when c.expires_on <= ${SOON} then 'soon' else 'later' end`;

/** SQL condition: the reporting line of the person in `$2`; `union` ends a cycle of managers. */
const IN_LINE = `u.id <> $2 and u.id = any(array(with recursive line as (
    select l.id from users l where l.company_id = $1 and l.manager_id = $2
    union
    select l.id from users l join line on l.manager_id = line.id where l.company_id = $1)
  select id from line))`;

/**
 * Returns the condition for a filter among the viewer's people, without people who left and renewed
 * certificates.
 */
export function certificatesWhere(
  { companyId, userId, role }: Viewer,
  filter: Partial<CertificateFilter>,
): Condition {
  const values: unknown[] = [companyId];
  let text = `c.company_id = $1 and u.status <> 'deactivated' and u.system_role not in ('freelancer', 'staff')
    and not ${supersededSql("c")}`;
  const narrow = (value: unknown, condition: (place: string) => string) => {
    text += ` and ${condition(`$${values.push(value)}`)}`;
  };
  if (role === "manager") narrow(userId, () => IN_LINE);
  const { departments, states, months, skills, confirmed, search_query: search } = filter;
  if (departments?.length) narrow(departments, (place) => `u.department_id = any(${place}::uuid[])`);
  if (states?.length) narrow(states satisfies ExpiryState[], (place) => `${STATE_SQL} = any(${place})`);
  if (months?.length) narrow(months, (place) => `to_char(c.expires_on, 'YYYY-MM') = any(${place})`);
  if (skills?.length) narrow(skills, (place) => `c.skill_id = any(${place}::uuid[])`);
  if (confirmed) text += ` and c.confirmed_at is ${confirmed === "yes" ? "not null" : "null"}`;
  if (search)
    narrow(
      patternOf(search),
      (place) =>
        `(${hasName("u", place)} or ${hasText("c.name", place)} or ${hasText("coalesce(c.number, '')", place)})`,
    );
  return { text, values };
}
