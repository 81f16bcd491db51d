import type { UnitKind } from "@vaardig/contract/organization/organizationImpact";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical, byName, fullName } from "../../platform/db/nameSql.ts";
import { IS_STAFFED_SQL } from "./units.sql.ts";

/** Maximum number of items per part that a preview lists by name. */
const FIRST = 8;

interface Found {
  id: string;
  name: string;
  photo_id: string | null;
  total: number;
}

type Part = "people" | "teams" | "roles" | "vacancies";

/** SQL conditions on $2 for the parts of a unit of each kind; parts not listed do not occur. */
const INSIDE: Record<UnitKind, Partial<Record<Part, string>>> = {
  department: {
    people: "u.department_id = $2",
    teams: "x.department_id = $2",
    roles: "x.department_id = $2",
    // Includes pending changes that move a record there.
    vacancies: "(x.department_id = $2 or x.revision::text like '%' || $2::text || '%')",
  },
  team: { people: "u.team_id = $2", roles: "x.team_id = $2" },
  role: { people: "u.role_id = $2", roles: "x.parent_id = $2" },
};

/** Projects belong to a department like jobs; their roles are jobs and are not counted twice. */
const SOURCES: Partial<Record<Part, string>> = {
  vacancies: `(select company_id, id, name, department_id, revision from vacancies v where not exists (select 1 from projects p
      where p.company_id = v.company_id and p.id = v.project_id and p.department_id = v.department_id)
    union all select company_id, id, name, department_id, revision from projects)`,
};

/** Returns the number of items in a part of a unit, and the first few by name. */
export async function readUnitPart(
  tx: Tx,
  companyId: string,
  kind: UnitKind,
  id: string,
  part: Part,
): Promise<{ count: number; first: Found[] }> {
  const where = INSIDE[kind][part];
  if (!where) return { count: 0, first: [] };
  const name = `organization_${kind}_${part}`;
  const text =
    part === "people"
      ? `select u.id, ${fullName("u")} as name, u.photo_id,
          count(*) over ()::int as total
        from users u where u.company_id = $1 and ${where} and ${IS_STAFFED_SQL}
        order by ${byName("u")} limit ${FIRST}`
      : `select x.id, x.name, null as photo_id, count(*) over ()::int as total
        from ${SOURCES[part] ?? part} x where x.company_id = $1 and ${where} order by ${alphabetical("x.name")}, x.id limit ${FIRST}`;
  const { rows } = await tx.$client.query<Found>({ name, text, values: [companyId, id] });
  return { count: rows[0]?.total ?? 0, first: rows };
}

/**
 * Returns the number of items to move before a unit can be deleted; subordinate roles simply report one level
 * higher.
 */
export async function countIn(tx: Tx, companyId: string, kind: UnitKind, id: string): Promise<number> {
  const parts: Part[] = kind === "role" ? ["people"] : ["people", "teams", "roles", "vacancies"];
  let sum = 0;
  for (const part of parts) sum += (await readUnitPart(tx, companyId, kind, id, part)).count;
  return sum;
}
