import { LIMITS } from "@vaardig/contract/limits";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { companies } from "./companies.table.ts";

const DAY_MS = 24 * 3_600_000;

/** Starts the trial of a company that is set up, once. */
export async function startTrial(tx: Tx, companyId: string, actorId: string): Promise<void> {
  const started = await tx
    .update(companies)
    .set({ lifecycle: "trialing", trialEndsAt: new Date(Date.now() + LIMITS.trialDays * DAY_MS) })
    .where(and(eq(companies.id, companyId), eq(companies.lifecycle, "setup")));
  if (started.rowCount) await recordEvent(tx, { companyId, actorId, kind: "company.trial_started" });
}
