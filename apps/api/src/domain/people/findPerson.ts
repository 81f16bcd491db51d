import type { Role } from "@vaardig/contract/roles";
import type { Tx } from "../../platform/db/database.ts";

/** The facts about a person that rules and headings need. */
export interface Person {
  id: string;
  name: string;
  systemRole: Role;
  jobProfileId: string | null;
}

/** Returns the person of the company with this id; undefined when there is none. */
export async function findPerson(tx: Tx, companyId: string, id: string): Promise<Person | undefined> {
  const { rows } = await tx.$client.query<Person>({
    name: "person",
    text: `select id, trim(first_name || ' ' || last_name) as name, system_role as "systemRole",
        job_profile_id as "jobProfileId"
      from users where company_id = $1 and id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}
