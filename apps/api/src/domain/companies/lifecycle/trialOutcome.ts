import type { Tx } from "../../../platform/db/database.ts";
import type { CompanyRow } from "../company.queries.ts";

/** What a trial becomes when it ends. */
export type TrialOutcome = "paused" | "subscribed" | "canceled";

/** Returns what a company's trial becomes, as of now; implemented by billing. */
export type ReadTrialOutcome = (
  tx: Tx,
  timeZone: string,
  company: Pick<CompanyRow, "id" | "trialEndsAt">,
) => Promise<TrialOutcome>;
