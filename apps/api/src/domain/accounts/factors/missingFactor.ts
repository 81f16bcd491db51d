import type { Tx } from "../../../platform/db/database.ts";
import type { Account } from "../sessions/session.queries.ts";
import { findFactors, hasFactor } from "./factors.queries.ts";
import { findSecondFactorFrom } from "./signInRules.queries.ts";

/** Returns whether the company's second-factor rule applies to a person; external people are exempt. */
export function isSubjectToFactorRule({ systemRole }: Pick<Account["user"], "systemRole">): boolean {
  return systemRole !== "freelancer";
}

/** Returns when the missing second factor blocks a person from everything else; null when none is missing. */
export async function missingFactor(
  tx: Tx,
  { user }: Pick<Account, "user">,
): Promise<{ due_at: string; overdue: boolean } | null> {
  const from = isSubjectToFactorRule(user) ? await findSecondFactorFrom(tx, user.companyId) : null;
  if (!from || hasFactor(await findFactors(tx, user.companyId, user.id))) return null;
  return { due_at: from.toISOString(), overdue: from.getTime() <= Date.now() };
}
