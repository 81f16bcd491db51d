import type { MyData } from "@vaardig/contract/data-requests/myData";
import type { Tx } from "../../platform/db/database.ts";

const GIVEN = ["candidate.consent_given", "candidate.consent_noted"];
const WITHDRAWN = ["candidate.consent_withdrawn", "candidate.consent_ended"];

/** Returns a person's consents to be kept for a year, newest first, each with its withdrawal if any. */
export async function consentsOf(tx: Tx, companyId: string, userId: string): Promise<MyData["consents"]> {
  const { rows } = await tx.$client.query<{ kind: string; at: Date }>(
    "select kind, at from events where company_id = $1 and user_id = $2 and kind = any($3) order by at, id",
    [companyId, userId, [...GIVEN, ...WITHDRAWN]],
  );
  const consents: MyData["consents"] = [];
  for (const { kind, at } of rows) {
    const last = consents.at(-1);
    if (GIVEN.includes(kind)) consents.push({ given_at: at.toISOString(), withdrawn_at: null });
    else if (last?.withdrawn_at === null) last.withdrawn_at = at.toISOString();
  }
  return consents.reverse();
}
