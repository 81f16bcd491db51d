import { acrossCompanies, type Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { lockCompany } from "../companies/company.queries.ts";
import { moveLifecycle } from "../companies/lifecycle/moveLifecycle.ts";
import { type AccountRow, changeAccount, lockAccount } from "./account.queries.ts";
import { type BillingRun, startRun } from "./billingRun.ts";
import { issueInvoice } from "./issueInvoice.ts";
import { remindUnpaid } from "./remindUnpaid.ts";
import { recordSeats } from "./seats.queries.ts";
import { findSettings, priceOn } from "./settings.queries.ts";
import { periodOf, startPeriod, uninvoicedSeatLines } from "./startPeriod.ts";
import { termsOn } from "./termsOn.ts";

const BY_ITSELF = { actorId: null, reason: "billing" } as const;
/** Limit of missed periods to bill after downtime; more than that is left for manual review. */
const MISSED_AT_MOST = 24;

/** Ends a canceled subscription, and invoices the seats added during its last period. */
async function endSubscription(tx: Tx, run: BillingRun, account: AccountRow): Promise<AccountRow> {
  const { companyId } = account;
  const earlier = await uninvoicedSeatLines(tx, account, run.today);
  const settings = await findSettings(tx);
  const period = periodOf(account);
  if (settings && period && earlier.length > 0)
    await issueInvoice(tx, run.services, { account, settings, lines: earlier, period, today: run.today });
  await moveLifecycle(
    tx,
    companyId,
    "cancel",
    { actorId: null, reason: "canceled_by_admin" },
    { now: run.now },
  );
  return changeAccount(tx, companyId, { periodFrom: null, periodTo: null, endsOn: null });
}

/** Starts the paid subscription if there are a price and billing details. */
async function beginPaid(tx: Tx, run: BillingRun, account: AccountRow, seats: number): Promise<void> {
  const terms = await termsOn(tx, account, run.today);
  if (!terms) return;
  await moveLifecycle(tx, account.companyId, "activate", BY_ITSELF, { now: run.now });
  await startPeriod(tx, run.services, account, { ...terms, seats, today: run.today });
}

/** Ends a trial as chosen: canceled or paid; without a choice the lifecycle job pauses the company. */
async function endTrial(tx: Tx, run: BillingRun, account: AccountRow, seats: number): Promise<void> {
  if (account.endsOn !== null) await endSubscription(tx, run, account);
  else await beginPaid(tx, run, account, seats);
}

/**
 * Renews once for each renewal day that has passed; seats added during a period are on the invoice of the
 * next one.
 */
async function renew(tx: Tx, run: BillingRun, account: AccountRow, seats: number): Promise<AccountRow> {
  let current = account;
  for (let count = 0; count < MISSED_AT_MOST; count += 1) {
    const { periodTo, endsOn } = current;
    if (periodTo === null || periodTo > run.today) return current;
    if (endsOn !== null && endsOn <= run.today) return endSubscription(tx, run, current);
    const settings = await findSettings(tx);
    const price = await priceOn(tx, periodTo);
    if (!settings || !price) return current;
    const earlier = await uninvoicedSeatLines(tx, current, run.today);
    const terms = { settings, price, seats, today: run.today };
    current = await startPeriod(tx, run.services, current, terms, { from: periodTo, earlier });
  }
  return current;
}

/**
 * Settles what is due for one company, in a transaction that sees all companies; a second run on the same day
 * does nothing.
 */
export async function settleCompany(tx: Tx, run: BillingRun, companyId: string): Promise<void> {
  const { now, today } = run;
  const account = await lockAccount(tx, companyId);
  const company = await lockCompany(tx, companyId);
  if (company?.kind !== "customer") return;
  const seats = await recordSeats(tx, companyId, today);
  switch (company.lifecycle) {
    case "trialing":
      if (company.trialEndsAt && company.trialEndsAt <= now) await endTrial(tx, run, account, seats);
      return;
    case "active":
    case "past_due": {
      if (account.periodTo === null && company.lifecycle === "active") {
        await beginPaid(tx, run, account, seats);
        return;
      }
      const current = await renew(tx, run, account, seats);
      if (current.periodTo !== null || current === account) await remindUnpaid(tx, run, current);
      return;
    }
    case "paused":
      if (account.endsOn !== null && account.endsOn <= today) await endSubscription(tx, run, account);
      return;
    default:
      return;
  }
}

/** Bills one company in a transaction of its own. */
export function billCompany(
  services: Pick<Services, "db" | "jobs" | "config">,
  companyId: string,
  now = new Date(),
): Promise<void> {
  return acrossCompanies(services.db, (tx) => settleCompany(tx, startRun(services, now), companyId));
}
