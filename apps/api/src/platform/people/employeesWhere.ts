import type { EmployeeFilter } from "@vaardig/contract/employees";
import type { Viewer } from "../session/authenticate.ts";

/** Conditions on `users u`, with their values and a name that is the same for the same text. */
export interface Condition {
  name: string;
  text: string;
  values: unknown[];
}

const EMPLOYED = "u.company_id = $1 and u.account and u.system_role not in ('freelancer', 'staff')";

/** The line of the person in `$2`; `union` (not `union all`) ends a circle of managers. */
const IN_LINE = `u.id <> $2 and u.id in (with recursive line as (
    select l.id from users l where l.company_id = $1 and l.manager_id = $2
    union
    select l.id from users l join line on l.manager_id = line.id where l.company_id = $1)
  select id from line)`;

const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, "\\$&")}%`;

/** The company's own people whose list the viewer may see (a manager's line) that a filter finds. */
export function employeesWhere(viewer: Viewer, filter: EmployeeFilter = { search_query: "" }): Condition {
  const values: unknown[] = [viewer.companyId];
  let [name, text] = ["employees", EMPLOYED];
  const narrow = (part: string, value: unknown, condition: (place: string) => string) => {
    name += `_${part}`;
    text += ` and ${condition(`$${values.push(value)}`)}`;
  };
  if (viewer.role === "manager") narrow("line", viewer.userId, () => IN_LINE);
  if (filter.departments?.length)
    narrow("department", filter.departments, (place) => `u.department_id = any(${place}::uuid[])`);
  if (filter.teams?.length) narrow("team", filter.teams, (place) => `u.team_id = any(${place}::uuid[])`);
  if (filter.roles?.length) narrow("role", filter.roles, (place) => `u.role_id = any(${place}::uuid[])`);
  if (filter.employee_status?.length)
    narrow("status", filter.employee_status, (place) => `u.status = any(${place})`);
  if (filter.search_query)
    narrow(
      "search",
      patternOf(filter.search_query),
      (place) => `(u.first_name || ' ' || u.last_name ilike ${place} or u.email ilike ${place})`,
    );
  return { name, text, values };
}
