import { employeesWhere } from "../../domain/people/employeesWhere.ts";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical, byName, fullName } from "../../platform/db/nameSql.ts";
import { hasName, patternOf } from "../../platform/db/textSearch.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { IS_STAFFED_SQL } from "./units.sql.ts";

export interface OrganigramRow {
  id: string;
  name: string;
  parent_id: string | null;
  department_id: string | null;
  department: string | null;
  team_id: string | null;
  team: string | null;
  people_count: number;
  people: { id: string; name: string; photo_id: string | null }[] | null;
}

/** Number of holders shown on the card of a role. */
const FACES = 3;

/** Returns all roles by name with the role above and the first few holders, in one statement. */
export async function readOrganigram(tx: Tx, companyId: string): Promise<OrganigramRow[]> {
  const { rows } = await tx.$client.query<OrganigramRow>({
    name: "organigram",
    text: `with ranked as (
        select u.role_id, u.id, u.first_name, u.last_name, u.photo_id, count(*) over (partition by u.role_id)::int as total,
          row_number() over (partition by u.role_id order by (u.photo_id is null), u.id) as place
        from users u
        where u.company_id = $1 and u.role_id is not null and ${IS_STAFFED_SQL}),
      held as (
        select role_id, max(total) as people_count,
          json_agg(json_build_object('id', id, 'name', trim(first_name || ' ' || last_name), 'photo_id', photo_id)
            order by place) as people
        from ranked where place <= ${FACES} group by role_id)
      select r.id, r.name, r.parent_id, d.id as department_id, d.name as department, t.id as team_id, t.name as team,
        coalesce(h.people_count, 0) as people_count, h.people
      from roles r
      left join departments d on d.company_id = r.company_id and d.id = r.department_id
      left join teams t on t.company_id = r.company_id and t.id = r.team_id
      left join held h on h.role_id = r.id
      where r.company_id = $1 order by ${alphabetical("r.name")}, r.id`,
    values: [companyId],
  });
  return rows;
}

/**
 * Returns a text that changes whenever anything in the organigram does: the numbers of rows, and the sums of
 * the ids of the transactions that wrote them. A write always increases the sum, because its id is above all
 * earlier ones.
 */
export async function organigramRevision(tx: Tx, companyId: string): Promise<string> {
  const written = (table: string, condition = "true") =>
    `(select count(*) || '/' || coalesce(sum(u.xmin::text::bigint), 0) from ${table} u where u.company_id = $1 and ${condition})`;
  const { rows } = await tx.$client.query<{ revision: string }>({
    name: "organigram_revision",
    text: `select concat_ws(' ', ${written("users", `u.role_id is not null and ${IS_STAFFED_SQL}`)}, ${written("roles")},
      ${written("departments")}, ${written("teams")}) as revision`,
    values: [companyId],
  });
  return rows[0]?.revision ?? "";
}

/** Returns the id of the role that a person holds; null for none. */
export async function roleOf(tx: Tx, companyId: string, userId: string): Promise<string | null> {
  const { rows } = await tx.$client.query<{ role_id: string | null }>({
    name: "organigram_position",
    text: "select role_id from users where company_id = $1 and id = $2",
    values: [companyId, userId],
  });
  return rows[0]?.role_id ?? null;
}

export interface CardRow {
  id: string;
  name: string;
  photo_id: string | null;
  headline: string | null;
  location: string | null;
  role_id: string;
  role: string;
  skill_ids: string[];
}

const SKILLS = 4;

interface Wanted {
  /** Null: any role. */
  roleId: string | null;
  search: string;
  page: number;
  size: number;
}

/** Returns a page of the people who hold a role, any or a given one, by name, with their public card. */
export async function readPeopleOfRoles(
  tx: Tx,
  companyId: string,
  { roleId, search, page, size }: Wanted,
): Promise<{ rows: CardRow[]; total: number }> {
  const filters = [
    { part: "role", value: roleId, where: (place: string) => `u.role_id = ${place}` },
    { part: "name", value: search && patternOf(search), where: (place: string) => hasName("u", place) },
  ].filter(({ value }) => value);
  const where = filters.map((filter, at) => ` and ${filter.where(`$${at + 2}`)}`).join("");
  const name = ["organigram_people", ...filters.map(({ part }) => part)].join("_");
  const values = [companyId, ...filters.map(({ value }) => value)];
  const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const from = `from users u join roles r on r.company_id = u.company_id and r.id = u.role_id
    where u.company_id = $1 and ${IS_STAFFED_SQL}${where}`;
  const { rows } = await tx.$client.query<CardRow>({
    name,
    text: `select u.id, ${fullName("u")} as name, u.photo_id, u.headline, u.location,
        r.id as role_id, r.name as role,
        case when u.skills_public then array(select s.skill_id::text from person_skills s
          where s.company_id = u.company_id and s.user_id = u.id and s.valid_to is null order by s.level desc nulls last, s.skill_id limit ${SKILLS})
          else '{}' end as skill_ids
      ${from} order by ${byName("u")} limit ${limit} offset ${offset}`,
    values: [...values, size, page * size],
  });
  const counted = await tx.$client.query<{ total: number }>({
    name: `${name}_count`,
    text: `select count(*)::int as total ${from}`,
    values,
  });
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Returns those of these people who are in the viewer's employee list: all for HR and administrators, the
 * line for managers.
 */
export async function listedAmong(tx: Tx, viewer: Viewer, ids: string[]): Promise<Set<string>> {
  if (!["manager", "hr_manager", "admin"].includes(viewer.role)) return new Set();
  const { name, text, values } = employeesWhere(viewer);
  const { rows } = await tx.$client.query<{ id: string }>({
    name: `organigram_${name}`,
    text: `select u.id from users u where ${text} and u.id = any($${values.length + 1}::uuid[])`,
    values: [...values, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
