import type { LifecycleMove } from "@vaardig/contract/companies/companies";
import type { ProductReason } from "@vaardig/contract/companies/customerLifecycle";
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

/**
 * The actor of a transition: null is the product, whose reason is a translated code; a person's reason may be
 * free text.
 */
export type LifecycleActor = { actorId: null; reason: ProductReason } | { actorId: string; reason: string };

/**
 * Moves a company to the next lifecycle state and records the transition. Returns the updated company, or
 * "not_allowed" when the table has no such transition. `days` is the length of a trial, from now or from the
 * current end. A suspension ends every session of the company when the transaction commits.
 */
export async function moveLifecycle(
  tx: Tx,
  companyId: string,
  move: LifecycleMove,
  { actorId, reason }: LifecycleActor,
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
