import type { Tx } from "../../platform/db/database.ts";
import type { CompanyRow } from "../companies/company.queries.ts";
import type { TrialOutcome } from "../companies/lifecycle/trialOutcome.ts";
import { findAccount } from "./account.queries.ts";
import { dayIn } from "./days.ts";
import { termsOn } from "./termsOn.ts";

/**
 * Returns what a trial becomes when it ends, judged by today's state; the same choice as `billCompany` makes
 * then.
 */
export async function readTrialOutcome(
  tx: Tx,
  timeZone: string,
  { id, trialEndsAt }: Pick<CompanyRow, "id" | "trialEndsAt">,
): Promise<TrialOutcome> {
  const account = await findAccount(tx, id);
  if (account?.endsOn) return "canceled";
  if (!account || !trialEndsAt) return "paused";
  return (await termsOn(tx, account, dayIn(trialEndsAt, timeZone))) ? "subscribed" : "paused";
}
