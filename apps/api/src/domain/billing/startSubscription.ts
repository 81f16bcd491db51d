import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { findCompany } from "../companies/company.queries.ts";
import { moveLifecycle } from "../companies/lifecycle/moveLifecycle.ts";
import { hasDetails, lockAccount } from "./account.queries.ts";
import type { BillingRun } from "./billingRun.ts";
import { listOverdue } from "./invoices.queries.ts";
import { recordSeats } from "./seats.queries.ts";
import { findSettings, priceOn } from "./settings.queries.ts";
import { startPeriod } from "./startPeriod.ts";

/**
 * Reactivates a canceled company, or a paused one without debts, and starts a paid period unless one is
 * running. A repeated call has no effect. The transaction must see all companies.
 */
export async function startSubscription(
  tx: Tx,
  run: BillingRun,
  { companyId, actorId }: { companyId: string; actorId: string },
): Promise<void> {
  const account = await lockAccount(tx, companyId);
  const company = found(await findCompany(tx, companyId));
  const isRunning = account.periodTo !== null && account.periodTo > run.today;
  if (company.lifecycle === "active" && isRunning) return;
  if (company.lifecycle !== "paused" && company.lifecycle !== "canceled") throw new AppError("billing_state");
  if ((await listOverdue(tx, companyId, run.today)).length > 0) throw new AppError("billing_state");
  if (!hasDetails(account)) throw new AppError("billing_details_missing");
  const settings = await findSettings(tx);
  const price = await priceOn(tx, run.today);
  if (!settings || !price) throw new AppError("price_missing");
  await moveLifecycle(tx, companyId, "activate", { actorId, reason: "started_by_admin" }, { now: run.now });
  if (isRunning) return;
  const seats = await recordSeats(tx, companyId, run.today);
  const terms = { settings, price, seats, today: run.today };
  await startPeriod(tx, run.services, { ...account, anchorDay: null }, terms);
}
