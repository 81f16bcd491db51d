import type { Tx } from "../../../platform/db/database.ts";
import type { CompanyRow } from "../company.queries.ts";

/** What a trial becomes when it is over. */
export type AfterTrial = "paused" | "subscribed" | "canceled";

/** Says what the trial of a company becomes, as things are now; billing knows. */
export type ReadAfterTrial = (
  tx: Tx,
  timeZone: string,
  company: Pick<CompanyRow, "id" | "trialEndsAt">,
) => Promise<AfterTrial>;
