import type { Tx } from "../../platform/db/database.ts";
import type { CompanyRow } from "../companies/company.queries.ts";
import type { AfterTrial } from "../companies/lifecycle/afterTrial.ts";
import { findAccount } from "./account.queries.ts";
import { dayIn } from "./days.ts";
import { termsOn } from "./termsOn.ts";

/** What a trial becomes when it is over, as things are today: the same choice that `billCompany` makes then. */
export async function afterTrial(
  tx: Tx,
  timeZone: string,
  { id, trialEndsAt }: Pick<CompanyRow, "id" | "trialEndsAt">,
): Promise<AfterTrial> {
  const account = await findAccount(tx, id);
  if (account?.endsOn) return "canceled";
  if (!account || !trialEndsAt) return "paused";
  return (await termsOn(tx, account, dayIn(trialEndsAt, timeZone))) ? "subscribed" : "paused";
}
