import type { Named } from "@vaardig/contract/organization/organization";
import { departmentOf } from "@vaardig/resume/adFacts/departmentOf";
import type { Tx } from "../../platform/db/database.ts";

/** Returns the company's department that a text names. */
export async function departmentOfText(tx: Tx, companyId: string, text: string) {
  const { rows } = await tx.$client.query<Named>(
    "select id, name from departments where company_id = $1 order by name",
    [companyId],
  );
  return departmentOf(text, rows);
}
