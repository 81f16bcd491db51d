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

/** Ids of the company's people whose name has this part. */
export async function idsByName(tx: Tx, companyId: string, part: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "people_by_name",
    text: "select id from users where company_id = $1 and (first_name || ' ' || last_name) ilike $2",
    values: [companyId, `%${part.replace(/[\\%_]/g, "\\$&")}%`],
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
