import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";

export interface PersonCard {
  id: string;
  name: string;
  title: string | null;
  department: string | null;
  photoId: string | null;
  internal: boolean;
}

interface Row {
  id: string;
  name: string;
  labels: Record<string, string> | null;
  department: string | null;
  photo_id: string | null;
  system_role: string;
}

/** Ids of the active people who may be ranked, by name part and by whether they are the company's own. */
export async function rankableIds(
  tx: Tx,
  companyId: string,
  options: { people: "all" | "internal" | "external"; search: string },
): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "people_rankable",
    text: `select id from users where company_id = $1 and status = 'active' and system_role <> 'staff'
        and ($2 = 'all' or (system_role = 'freelancer') = ($2 = 'external'))
        and ($3 = '%%' or (first_name || ' ' || last_name) ilike $3)`,
    values: [companyId, options.people, `%${options.search.replace(/[\\%_]/g, "\\$&")}%`],
  });
  return rows.map((row) => row.id);
}

/** Public cards of people by id. */
export async function peopleCards(
  tx: Tx,
  companyId: string,
  ids: string[],
  language: Language,
): Promise<Map<string, PersonCard>> {
  const { rows } = await tx.$client.query<Row>({
    name: "people_cards",
    text: `select u.id, trim(u.first_name || ' ' || u.last_name) as name, p.labels, d.name as department, u.system_role,
        (select f.id from files f where f.company_id = u.company_id and f.user_id = u.id and f.use_as = 'profile_pic'
          order by f.created_at desc limit 1) as photo_id
      from users u
      left join job_profiles p on p.id = u.job_profile_id
      left join departments d on d.company_id = u.company_id and d.id = u.department_id
      where u.company_id = $1 and u.id = any($2::uuid[])`,
    values: [companyId, ids],
  });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        title: row.labels?.[language] ?? row.labels?.en ?? null,
        department: row.department,
        photoId: row.photo_id,
        internal: row.system_role !== "freelancer",
      },
    ]),
  );
}
