import type { Role } from "@vaardig/contract/roles";
import type { Tx } from "../../../platform/db/database.ts";
import { byName, fullName } from "../../../platform/db/nameSql.ts";
import { hasName, patternOf } from "../../../platform/db/textSearch.ts";

export interface PersonCard {
  id: string;
  name: string;
  role: string | null;
  department: string | null;
  photo_id: string | null;
}

const COLLEAGUE = `u.company_id = $1 and u.account and u.system_role = any($4)
  and (u.status = 'active' or not $3 and u.status in ('invited', 'not_invited')) and ${hasName("u", "$2")}`;

/**
 * Returns a page of colleagues with these access levels, by name; `active` leaves out people who cannot sign
 * in yet.
 */
export async function listPeopleRows(
  tx: Tx,
  companyId: string,
  list: { search: string; active: boolean; roles: readonly Role[]; page: number; size: number },
): Promise<{ rows: PersonCard[]; total: number }> {
  const { search, active, roles, page, size } = list;
  const values = [companyId, patternOf(search), active, roles];
  const [counted, { rows }] = await Promise.all([
    tx.$client.query<{ total: number }>({
      name: "people_count",
      text: `select count(*)::int as total from users u where ${COLLEAGUE}`,
      values,
    }),
    tx.$client.query<PersonCard>({
      name: "people_page",
      text: `select u.id, ${fullName("u")} as name, r.name as role, d.name as department,
          u.photo_id
        from users u left join roles r on r.company_id = $1 and r.id = u.role_id
        left join departments d on d.company_id = $1 and d.id = u.department_id
        where ${COLLEAGUE}
        order by ${byName("u")} limit $5 offset $6`,
      values: [...values, size, page * size],
    }),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
