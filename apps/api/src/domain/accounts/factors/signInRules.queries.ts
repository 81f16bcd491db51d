import { INTERNAL_ROLES } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { hasFactorSql } from "./factors.queries.ts";
import { signInRules } from "./signInRules.table.ts";

/** Returns when the company's people start to need a second factor; null when it is not required. */
export async function findSecondFactorFrom(tx: Tx, companyId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ from: signInRules.secondFactorFrom })
    .from(signInRules)
    .where(eq(signInRules.companyId, companyId));
  return row?.from ?? null;
}

/** Sets when a second factor becomes required; null for never. */
export async function saveSecondFactorFrom(tx: Tx, companyId: string, from: Date | null): Promise<void> {
  await tx
    .insert(signInRules)
    .values({ companyId, secondFactorFrom: from })
    .onConflictDoUpdate({ target: signInRules.companyId, set: { secondFactorFrom: from } });
}

/** Returns the number of the company's active people, and of those with a second factor. */
export async function countProtected(
  tx: Tx,
  companyId: string,
): Promise<{ people: number; protected_people: number }> {
  const { rows } = await tx.$client.query<{ people: number; protected_people: number }>(
    `select count(*)::int as people, (count(*) filter (where ${hasFactorSql("u")}))::int as protected_people
     from users u where u.company_id = $1 and u.status = 'active' and u.account and u.system_role = any($2)`,
    [companyId, [...INTERNAL_ROLES, "staff"]],
  );
  return rows[0] ?? { people: 0, protected_people: 0 };
}
