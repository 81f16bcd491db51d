import type { Language } from "@vaardig/contract/limits";
import type { Skill } from "@vaardig/contract/skills/skills";
import type { Tx } from "../../../platform/db/database.ts";
import { skillsById } from "../skillsById.ts";

/** More than any taxonomy contains. */
const MOST = 2_000;

/** Returns the current licences, shared ones and the company's own, by name. */
export async function findLicences(tx: Tx, companyId: string, language: Language): Promise<Skill[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from skills where kind = 'licence' and merged_into is null and status = 'approved'
       and (company_id is null or company_id = $1) limit ${MOST}`,
    [companyId],
  );
  const byId = await skillsById(
    tx,
    rows.map(({ id }) => id),
    language,
  );
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, language));
}
