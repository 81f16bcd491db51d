import type { Tx } from "../../platform/db/database.ts";
import { hasName, patternOf } from "../../platform/db/textSearch.ts";

/** Returns the ids of the company's people whose name contains a text. */
export async function idsByName(tx: Tx, companyId: string, part: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "people_by_name",
    text: `select u.id from users u where u.company_id = $1 and ${hasName("u", "$2")}`,
    values: [companyId, patternOf(part)],
  });
  return rows.map((row) => row.id);
}
