import type { SeatPreview } from "@vaardig/contract/billing/billing";
import type { Tx } from "../../platform/db/database.ts";
import { findCompany } from "../companies/company.queries.ts";
import { countSeats } from "../companies/countSeats.ts";
import { findAccount } from "./account.queries.ts";
import type { BillingRun } from "./billingRun.ts";
import { prorate } from "./calculate.ts";
import { dayIn, daysBetween } from "./days.ts";
import { seatDays } from "./seats.queries.ts";
import { priceOn } from "./settings.queries.ts";
import { periodOf } from "./startPeriod.ts";

/**
 * Returns the price of a company's seats with some added: until the next renewal, and per month from then on.
 */
export async function previewSeats(
  tx: Tx,
  run: BillingRun,
  { companyId, added }: { companyId: string; added: number },
): Promise<SeatPreview> {
  const company = await findCompany(tx, companyId);
  const account = await findAccount(tx, companyId);
  const { inUse } = await countSeats(tx, companyId);
  const price = await priceOn(tx, run.today);
  const after = inUse + added;
  const trial = company?.lifecycle === "trialing" ? company.trialEndsAt : null;
  const period = account && periodOf(account);
  const counts = period ? await seatDays(tx, companyId, period.from, run.today) : [];
  // Seats already charged in this period cost nothing more.
  const paid = Math.max(period?.seats ?? 0, inUse, ...counts.map(({ seats }) => seats));
  const isCharged = !trial && period !== undefined && period.to > run.today;
  return {
    seats_now: inUse,
    seats_after: after,
    price: price ? { cents: price.cents, currency: "EUR" } : null,
    now_cents: isCharged
      ? prorate(
          Math.max(0, after - paid),
          period.priceCents,
          daysBetween(run.today, period.to),
          daysBetween(period.from, period.to),
        )
      : 0,
    period_ends_on: isCharged ? period.to : null,
    month_cents: after * (price?.cents ?? 0),
    free_until: trial ? dayIn(trial, run.services.config.TIME_ZONE) : null,
  };
}
