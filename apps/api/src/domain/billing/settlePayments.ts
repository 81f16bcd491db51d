import type { Tx } from "../../platform/db/database.ts";
import { findCompany } from "../companies/company.queries.ts";
import { moveLifecycle } from "../companies/lifecycle/moveLifecycle.ts";
import { hasDetails, lockAccount } from "./account.queries.ts";
import type { BillingRun } from "./billingRun.ts";
import { listOverdue } from "./invoices.queries.ts";
import { recordSeats } from "./seats.queries.ts";
import { findSettings, priceOn } from "./settings.queries.ts";
import { startPeriod } from "./startPeriod.ts";

const PAID = { actorId: null, reason: "invoices_paid" } as const;

/**
 * Reactivates a company after a payment once no invoice is overdue. When its period ended meanwhile, a new
 * one starts today; the paused time is not charged. The transaction must see all companies.
 */
export async function settlePayments(tx: Tx, run: BillingRun, companyId: string): Promise<void> {
  const account = await lockAccount(tx, companyId);
  const company = await findCompany(tx, companyId);
  if (company?.lifecycle !== "past_due" && company?.lifecycle !== "paused") return;
  // A pause after the trial has no period, and nothing to pay.
  if (account.periodTo === null) return;
  if ((await listOverdue(tx, companyId, run.today)).length > 0) return;
  await moveLifecycle(tx, companyId, "activate", PAID, { now: run.now });
  if (company.lifecycle === "past_due" || account.periodTo > run.today || account.endsOn !== null) return;
  const settings = await findSettings(tx);
  const price = await priceOn(tx, run.today);
  if (!settings || !price || !hasDetails(account)) return;
  const seats = await recordSeats(tx, companyId, run.today);
  const terms = { settings, price, seats, today: run.today };
  await startPeriod(tx, run.services, { ...account, anchorDay: null }, terms);
}
