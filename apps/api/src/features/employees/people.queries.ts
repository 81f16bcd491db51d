import type { Tx } from "../../platform/db/database.ts";

export interface PersonCard {
  id: string;
  name: string;
  role: string | null;
  department: string | null;
  photo_id: string | null;
}

const COLLEAGUE = `u.company_id = $1 and u.account and u.system_role not in ('freelancer', 'staff')
  and u.status in ('active', 'invited', 'not_invited') and u.first_name || ' ' || u.last_name ilike $2`;

/** A page of colleagues by name. */
export async function listPeopleRows(
  tx: Tx,
  companyId: string,
  { search, page, size }: { search: string; page: number; size: number },
): Promise<{ rows: PersonCard[]; total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const [counted, { rows }] = await Promise.all([
    tx.$client.query<{ total: number }>({
      name: "people_count",
      text: `select count(*)::int as total from users u where ${COLLEAGUE}`,
      values: [companyId, pattern],
    }),
    tx.$client.query<PersonCard>({
      name: "people_page",
      text: `select u.id, trim(u.first_name || ' ' || u.last_name) as name, r.name as role, d.name as department,
          (select f.id from files f where f.company_id = $1 and f.user_id = u.id and f.use_as = 'profile_pic'
            order by f.created_at desc limit 1) as photo_id
        from users u left join roles r on r.company_id = $1 and r.id = u.role_id
        left join departments d on d.company_id = $1 and d.id = u.department_id
        where ${COLLEAGUE}
        order by lower(u.first_name collate "und-x-icu"), lower(u.last_name collate "und-x-icu"), u.id limit $3 offset $4`,
      values: [companyId, pattern, size, page * size],
    }),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
