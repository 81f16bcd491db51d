import type { LifecycleMove } from "@vaardig/contract/companies/companies";
import type { ProductReason } from "@vaardig/contract/companies/customerLife";
import { LIMITS } from "@vaardig/contract/limits";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { endSessionsOfCompany } from "../../accounts/sessions/endSessionsOfCompany.ts";
import { recordEvent } from "../../events/recordEvent.ts";
import { companies } from "../companies.table.ts";
import { type CompanyRow, lockCompany } from "../company.queries.ts";
import { companyMoves } from "./companyMoves.table.ts";
import { stateAfter } from "./lifecycle.ts";
import { datesAfter } from "./lifecycleDates.ts";

const PAST: Record<LifecycleMove, string> = {
  start_trial: "trial_started",
  extend_trial: "trial_extended",
  activate: "activated",
  payment_failed: "payment_failed",
  pause: "paused",
  cancel: "canceled",
  suspend: "suspended",
  resume: "resumed",
};

/** Who moves a company: null is the product itself, whose reason is a code that has words; a person's reason may be in their own. */
export type MovedBy = { actorId: null; reason: ProductReason } | { actorId: string; reason: string };

/**
 * Moves a company along its life, once, and records it. Returns the company as it is then, or "not_allowed" where the
 * table has no such move. `days` is how long a started or extended trial lasts from now or from its end.
 * A suspension ends every session of the company as the transaction commits.
 */
export async function moveLifecycle(
  tx: Tx,
  companyId: string,
  move: LifecycleMove,
  { actorId, reason }: MovedBy,
  { days = LIMITS.trialDays, now = new Date() }: { days?: number; now?: Date } = {},
): Promise<CompanyRow | "not_allowed"> {
  const company = await lockCompany(tx, companyId);
  const to = company?.kind === "customer" ? stateAfter(company, move) : undefined;
  if (!company || !to) return "not_allowed";
  const [row] = await tx
    .update(companies)
    .set({
      lifecycle: to,
      lifecycleSince: to === company.lifecycle ? company.lifecycleSince : now,
      lifecycleVersion: sql`${companies.lifecycleVersion} + 1`,
      ...datesAfter(company, { move, to, now, days }),
    })
    .where(eq(companies.id, companyId))
    .returning();
  if (!row) return "not_allowed";
  const from = company.lifecycle;
  await tx.insert(companyMoves).values({ companyId, at: now, move, from, to, reason, actorId });
  await recordEvent(tx, { companyId, actorId, kind: `company.${PAST[move]}`, data: { from, to } });
  if (to === "suspended") await endSessionsOfCompany(tx, companyId);
  return row;
}
