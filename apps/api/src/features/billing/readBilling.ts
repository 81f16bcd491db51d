import type { Billing } from "@vaardig/contract/billing/billing";
import { type AccountRow, findAccount, hasDetails } from "../../domain/billing/account.queries.ts";
import type { BillingRun } from "../../domain/billing/billingRun.ts";
import { seatsLine, totalsOf } from "../../domain/billing/calculate.ts";
import { addDays, dayIn } from "../../domain/billing/days.ts";
import { listOverdue } from "../../domain/billing/invoices.queries.ts";
import { seatDays } from "../../domain/billing/seats.queries.ts";
import { findSettings, listPrices } from "../../domain/billing/settings.queries.ts";
import { uninvoicedSeatLines } from "../../domain/billing/startPeriod.ts";
import { hasStripe } from "../../domain/billing/stripe/openStripe.ts";
import { vatTreatment } from "../../domain/billing/vatTreatment.ts";
import { type CompanyRow, findCompany } from "../../domain/companies/company.queries.ts";
import { countSeats } from "../../domain/companies/countSeats.ts";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import { billingActions } from "./billing.policy.ts";
import { presentDetails } from "./billing.present.ts";

/** Number of days in the chart of seats. */
const DRAWN = 90;
const DAY_MS = 24 * 3_600_000;

function trialOf({ lifecycle, trialEndsAt }: CompanyRow, run: BillingRun) {
  const ends = lifecycle === "trialing" ? trialEndsAt : null;
  return {
    trial_ends_on: ends ? dayIn(ends, run.services.config.TIME_ZONE) : null,
    trial_days_left: ends ? Math.max(0, Math.ceil((ends.getTime() - run.now.getTime()) / DAY_MS)) : null,
  };
}

/** Returns the next invoice as of today's state. */
async function nextInvoice(
  tx: Tx,
  run: BillingRun,
  account: AccountRow | undefined,
  company: CompanyRow,
  seats: number,
) {
  const settings = await findSettings(tx);
  const prices = await listPrices(tx);
  const trialEnd = trialOf(company, run).trial_ends_on;
  const on = trialEnd ?? account?.periodTo ?? null;
  const price = prices.find(({ validFrom }) => validFrom <= (on ?? run.today));
  const vat = settings && account && hasDetails(account) ? vatTreatment(settings, account) : null;
  const isRunning = ["trialing", "active", "past_due"].includes(company.lifecycle);
  if (!account || on === null || !price || !isRunning || account.endsOn !== null)
    return { vat, prices, next: null };
  const added = await uninvoicedSeatLines(tx, account, run.today);
  const lines = [seatsLine({ from: on, to: on, seats, priceCents: price.cents }), ...added];
  const { netCents, totalCents } = totalsOf(lines, vat?.rate ?? 0);
  const addedCents = totalsOf(added, 0).netCents;
  return {
    vat,
    prices,
    next: { on, net_cents: netCents, added_cents: addedCents, total_cents: totalCents },
  };
}

/** Returns the subscription of a company for its administrators. */
export async function readBilling(tx: Tx, run: BillingRun, companyId: string): Promise<Billing> {
  const company = found(await findCompany(tx, companyId));
  const account = await findAccount(tx, companyId);
  const seats = await countSeats(tx, companyId);
  const overdue = await listOverdue(tx, companyId, run.today);
  const { vat, prices, next } = await nextInvoice(tx, run, account, company, seats.inUse);
  const price = prices.find(({ validFrom }) => validFrom <= run.today);
  const later = prices.findLast(({ validFrom }) => validFrom > run.today);
  const days = await seatDays(tx, companyId, addDays(run.today, -DRAWN), addDays(run.today, -1));
  const online = hasStripe(run.services.config);
  const has = account !== undefined && hasDetails(account);
  const { periodFrom, periodTo, periodSeats, endsOn = null } = account ?? {};
  return {
    state: company.lifecycle,
    ...trialOf(company, run),
    pauses_on: company.pastDueUntil ? dayIn(company.pastDueUntil, run.services.config.TIME_ZONE) : null,
    ends_on: endsOn,
    period: periodFrom && periodTo ? { from: periodFrom, to: periodTo, seats: periodSeats ?? 0 } : null,
    seats: { in_use: seats.inUse, invited: seats.invited },
    seat_days: [...days, { day: run.today, seats: seats.inUse }],
    price: price ? { cents: price.cents, currency: "EUR" } : null,
    next_price: later ? { cents: later.cents, from: later.validFrom } : null,
    vat: vat && { kind: vat.kind, rate: vat.rate / 100 },
    next_invoice: next,
    overdue: {
      count: overdue.length,
      cents: overdue.reduce((sum, { openCents }) => sum + openCents, 0),
    },
    version: account?.version ?? 0,
    details: presentDetails(account, company),
    has_details: has,
    online,
    card:
      account?.stripeMethodId && account.cardBrand
        ? { brand: account.cardBrand, last4: account.cardLast4 ?? "", expires: account.cardExpires ?? "" }
        : null,
    can: billingActions({
      state: company.lifecycle,
      isEnding: endsOn !== null,
      overdue: overdue.length,
      hasDetails: has,
      online,
    }),
  };
}
