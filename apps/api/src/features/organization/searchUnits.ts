import type { UnitKind } from "@vaardig/contract/organization/organizationImpact";
import type { Tx } from "../../platform/db/database.ts";
import { alphabetical } from "../../platform/db/nameSql.ts";
import { hasText, patternOf } from "../../platform/db/textSearch.ts";
import { peopleIn } from "./units.sql.ts";

export interface FoundUnit {
  kind: UnitKind;
  id: string;
  name: string;
  department_id: string | null;
  department: string | null;
  team_id: string | null;
  team: string | null;
  people_count: number;
}

const FIRST = 50;
const FOUND = hasText("name", "$2");

/** Returns departments, teams and roles whose name contains a text, larger units first, with the total. */
export async function searchUnits(
  tx: Tx,
  companyId: string,
  search: string,
): Promise<{ rows: FoundUnit[]; total: number }> {
  if (search === "") return { rows: [], total: 0 };
  const pattern = patternOf(search);
  const { rows } = await tx.$client.query<FoundUnit & { total: number }>({
    name: "organization_search",
    text: `with hits as (
        select 1 as rank, 'department' as kind, id, name, null::uuid as department_id, null::uuid as team_id, company_id
          from departments where company_id = $1 and ${FOUND}
        union all
        select 2, 'team', id, name, department_id, null, company_id from teams where company_id = $1 and ${FOUND}
        union all
        select 3, 'role', id, name, department_id, team_id, company_id from roles where company_id = $1 and ${FOUND}),
      page as (select *, count(*) over ()::int as total from hits order by rank, ${alphabetical("name")}, id limit ${FIRST})
      select p.kind, p.id, p.name, p.department_id, d.name as department, p.team_id, t.name as team, p.total,
        case p.kind when 'department' then ${peopleIn("department_id", "p")}
          when 'team' then ${peopleIn("team_id", "p")} else ${peopleIn("role_id", "p")} end as people_count
      from page p
      left join departments d on d.company_id = p.company_id and d.id = p.department_id
      left join teams t on t.company_id = p.company_id and t.id = p.team_id
      order by p.rank, ${alphabetical("p.name")}, p.id`,
    values: [companyId, pattern],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}
