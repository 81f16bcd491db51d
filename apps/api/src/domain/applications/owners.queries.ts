import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { Tx } from "../../platform/db/database.ts";
import { shownToManagerSql } from "./lineManager.ts";

export interface JobOwner {
  id: string;
  email: string;
  firstName: string;
  language: Language;
  role: Role;
  /** False for the line manager of an applicant who does not want that known before the interview stage. */
  knows: boolean;
}

/** Returns those of the given people who are responsible for an application and can be notified of it. */
export async function ownersOf(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  applicationId: string,
): Promise<JobOwner[]> {
  const { rows } = await tx.$client.query<JobOwner>(
    `select u.id, u.email, u.first_name as "firstName", u.language, u.system_role as role,
       (select ${shownToManagerSql("case when u.system_role = 'manager' then u.id end")} from applications a
         where a.company_id = $1 and a.id = $3) as knows
     from users u where u.company_id = $1 and u.id = any($2::uuid[]) and u.status = 'active' and u.system_role <> 'freelancer'`,
    [companyId, ids, applicationId],
  );
  return rows;
}
