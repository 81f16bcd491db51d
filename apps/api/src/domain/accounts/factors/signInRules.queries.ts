import { INTERNAL_ROLES } from "@vaardig/contract/roles";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { hasFactorSql } from "./factors.queries.ts";
import { signInRules } from "./signInRules.table.ts";

/** From when on a company's people need a second factor; null while they need none. */
export async function findSecondFactorFrom(tx: Tx, companyId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ from: signInRules.secondFactorFrom })
    .from(signInRules)
    .where(eq(signInRules.companyId, companyId));
  return row?.from ?? null;
}

/** Sets from when on a second factor is required, or that none is. */
export async function saveSecondFactorFrom(tx: Tx, companyId: string, from: Date | null): Promise<void> {
  await tx
    .insert(signInRules)
    .values({ companyId, secondFactorFrom: from })
    .onConflictDoUpdate({ target: signInRules.companyId, set: { secondFactorFrom: from } });
}

/** The company's active people, and how many of them have a second factor. */
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
