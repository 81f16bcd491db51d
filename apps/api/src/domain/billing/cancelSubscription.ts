import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { findCompany } from "../companies/company.queries.ts";
import { moveLifecycle } from "../companies/lifecycle/moveLifecycle.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { changeAccount, lockAccount } from "./account.queries.ts";
import type { BillingRun } from "./billingRun.ts";
import { dayIn } from "./days.ts";
import { notifyOtherAdmins } from "./mails/notifyOtherAdmins.ts";

interface By {
  companyId: string;
  actorId: string;
}

/** Cancels a subscription at the end of the paid period or trial; immediately when neither is running. */
export async function cancelSubscription(tx: Tx, run: BillingRun, { companyId, actorId }: By): Promise<void> {
  const account = await lockAccount(tx, companyId);
  const company = found(await findCompany(tx, companyId));
  if (account.endsOn !== null) return;
  const { lifecycle, trialEndsAt } = company;
  const runs = lifecycle === "active" || lifecycle === "past_due";
  const trial = lifecycle === "trialing" && trialEndsAt ? trialEndsAt : null;
  const endsOn = trial ? dayIn(trial, run.services.config.TIME_ZONE) : runs ? account.periodTo : null;
  if (endsOn === null) {
    const by = { actorId, reason: "canceled_by_admin" };
    const moved = await moveLifecycle(tx, companyId, "cancel", by, { now: run.now });
    if (moved === "not_allowed") throw new AppError("billing_state");
    await notifyOtherAdmins(tx, run.services, { company, actorId }, { what: "canceled", endsOn: null });
    return;
  }
  await changeAccount(tx, companyId, { endsOn });
  await recordEvent(tx, { companyId, actorId, kind: "billing.canceled", data: { ends_on: endsOn } });
  await notifyOtherAdmins(tx, run.services, { company, actorId }, { what: "canceled", endsOn });
}

/** Withdraws a cancellation that has not taken effect. Throws `billing_state` when it has. */
export async function withdrawCancellation(
  tx: Tx,
  run: BillingRun,
  { companyId, actorId }: By,
): Promise<void> {
  const account = await lockAccount(tx, companyId);
  const company = found(await findCompany(tx, companyId));
  if (company.lifecycle === "canceled") throw new AppError("billing_state");
  if (account.endsOn === null) return;
  await changeAccount(tx, companyId, { endsOn: null });
  await recordEvent(tx, { companyId, actorId, kind: "billing.kept" });
  await notifyOtherAdmins(tx, run.services, { company, actorId }, { what: "kept" });
}
