import { ACCOUNT_STATUSES } from "@vaardig/contract/employee-role/employeeRole";
import { ATTENTION, type EmployeeFilter } from "@vaardig/contract/employees/employees";
import { hasName, hasText, patternOf } from "../../platform/db/textSearch.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { searchedSkills } from "../skills/searchedSkills.ts";
import { ATTENTION_SQL, EMPLOYED_SQL, skillGapSql } from "./attention.ts";

/** SQL conditions on `users u`, with their values and a statement name that is unique to the text. */
export interface Condition {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * Numbers of ids that a statement lists individually; shorter lists repeat the first. For one array value
 * PostgreSQL cannot estimate the size, and would plan each call again.
 */
const COUNTS = [1, 2, 4, 8, 16];

/**
 * SQL condition: the reporting line of the person in `$2`; `union` (not `union all`) ends a cycle of
 * managers. As an array it is computed first: as a set, pages by name checked the whole company instead of
 * the line.
 */
export const IN_LINE_SQL = `u.id <> $2 and u.id = any(array(with recursive line as (
    select l.id from users l where l.company_id = $1 and l.manager_id = $2
    union
    select l.id from users l join line on l.manager_id = line.id where l.company_id = $1)
  select id from line))`;

/** SQL condition: the person has a skill; an array, so that it is computed once instead of per person. */
const holdsSkill = (skillId: string, level: string) => `u.id = any(array(select c.user_id from person_claims c
  where c.company_id = $1 and c.skill_id = ${skillId}::uuid and (${level}::int = 0 or c.level >= ${level}::int)
    and (c.expires_on is null or c.expires_on >= current_date)))`;

/**
 * Returns the condition for the employees that the viewer may list (a manager: the own line) and that match a
 * filter.
 */
export function employeesWhere(
  viewer: Pick<Viewer, "companyId" | "userId" | "role">,
  filter: EmployeeFilter = { search_query: "" },
): Condition {
  const values: unknown[] = [viewer.companyId];
  let [name, text] = ["employees", EMPLOYED_SQL];
  // One letter per filter: PostgreSQL distinguishes statement names by their first 63 characters.
  const narrow = (part: string, value: unknown, condition: (place: string) => string) => {
    name += `_${part}`;
    text += ` and ${condition(`$${values.push(value)}`)}`;
  };
  if (viewer.role === "manager") narrow("l", viewer.userId, () => IN_LINE_SQL);
  const within = (part: string, column: string, ids: readonly string[] = []) => {
    const count = COUNTS.find((one) => one >= ids.length);
    if (ids.length === 0) return;
    if (count === undefined) return narrow(part, ids, (place) => `${column} = any(${place}::uuid[])`);
    name += `_${part}${count}`;
    const places = Array.from({ length: count }, (_, at) => `$${values.push(ids[at] ?? ids[0])}::uuid`);
    text += ` and ${column} in (${places.join(", ")})`;
  };
  within("d", "u.department_id", filter.departments);
  within("t", "u.team_id", filter.teams);
  within("r", "u.role_id", filter.roles);
  // Values of fixed lists are literals: a generic plan looks more expensive than planning each call again.
  const chosen = filter.employee_status ?? filter.employeeStatus;
  const statuses = ACCOUNT_STATUSES.filter((one) => chosen?.includes(one));
  if (statuses.length > 0) {
    name += `_s${statuses.map((one) => ACCOUNT_STATUSES.indexOf(one)).join("")}`;
    text += ` and u.status in (${statuses.map((one) => `'${one}'`).join(", ")})`;
  }
  const attention = ATTENTION.filter((one) => filter.attention?.includes(one));
  if (attention.length > 0) {
    name += `_a${attention.map((one) => ATTENTION.indexOf(one)).join("")}`;
    text += ` and (${attention.map((one) => `(${ATTENTION_SQL[one]})`).join(" or ")})`;
  }
  if (filter.short_of?.length)
    narrow("g", filter.short_of, (place) => skillGapSql(`j.skill_id = any(${place}::uuid[])`));
  if (filter.joined_from) narrow("f", filter.joined_from, (place) => `u.join_date >= ${place}::date`);
  if (filter.joined_to) narrow("b", filter.joined_to, (place) => `u.join_date <= ${place}::date`);
  const place = (value: unknown) => `$${values.push(value)}`;
  // There are few roles: those with this name are computed once as an array.
  const called = (words: string) => {
    const pattern = place(patternOf(words));
    return `(${hasName("u", pattern)} or ${hasText("u.email", pattern)} or u.role_id = any(array(
      select r.id from roles r where r.company_id = $1 and ${hasText("r.name", pattern)})))`;
  };
  const skills = searchedSkills(filter.skills);
  if (skills.length > 0) {
    name += `_k${skills.length}${filter.search_rest ? "r" : ""}${filter.search_query ? "q" : ""}`;
    const all = skills.map(({ skillId, level }) => holdsSkill(place(skillId), place(level)));
    if (filter.search_rest) all.push(called(filter.search_rest));
    const asWords = filter.search_query ? ` or ${called(filter.search_query)}` : "";
    text += ` and ((${all.join(" and ")})${asWords})`;
  } else if (filter.search_query) {
    name += "_q";
    text += ` and ${called(filter.search_query)}`;
  }
  return { name, text, values };
}
