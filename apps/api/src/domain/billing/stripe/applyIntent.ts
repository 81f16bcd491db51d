import type { Stripe } from "stripe";
import type { Tx } from "../../../platform/db/database.ts";
import { findCompany } from "../../companies/company.queries.ts";
import { moveLifecycle } from "../../companies/lifecycle/moveLifecycle.ts";
import { lockAccount } from "../account.queries.ts";
import type { BillingRun } from "../billingRun.ts";
import { dayIn } from "../days.ts";
import { findSummary } from "../invoices.queries.ts";
import { notifyUnpaid } from "../mails/notifyUnpaid.ts";
import { addPayment } from "../payments.queries.ts";
import { settlePayments } from "../settlePayments.ts";
import { companyOfCustomer, recordCharge, recordedCents } from "./stripe.queries.ts";

/** The bank asks for authentication or refused the payment: either way a person has to act. */
const NEEDS_PERSON = ["requires_payment_method", "requires_action", "requires_confirmation"];

/** Returns the amount Stripe currently holds for a payment intent: received minus refunded. */
function keptOf(intent: Stripe.PaymentIntent): number {
  const charge = typeof intent.latest_charge === "string" ? null : intent.latest_charge;
  return intent.amount_received - (charge?.amount_refunded ?? 0);
}

/**
 * Brings the payments in line with the current state of a payment intent, whatever the number and order of
 * messages. Amounts are compared with those recorded for the intent, so a refund may arrive before its
 * payment. Intents of an unknown customer, or for an invoice of another company, change nothing.
 */
export async function applyIntent(tx: Tx, run: BillingRun, intent: Stripe.PaymentIntent): Promise<void> {
  const customer = typeof intent.customer === "string" ? intent.customer : intent.customer?.id;
  const companyId = customer && (await companyOfCustomer(tx, customer));
  const invoiceId = intent.metadata.invoice_id;
  if (!companyId || !invoiceId || intent.currency !== "eur") return;
  const account = await lockAccount(tx, companyId);
  const summary = await findSummary(tx, companyId, invoiceId, run.today);
  if (!summary) return;
  const before = await recordCharge(tx, { companyId, id: intent.id, invoiceId, status: intent.status });
  if (intent.status === "succeeded") {
    const kept = keptOf(intent);
    const difference = kept - (await recordedCents(tx, companyId, intent.id));
    if (difference !== 0)
      await addPayment(tx, {
        companyId,
        invoiceId,
        amountCents: difference,
        receivedOn: dayIn(new Date(intent.created * 1_000), run.services.config.TIME_ZONE),
        method: "online",
        reference: intent.id,
        stripeId: `${intent.id} ${kept}`,
      });
    await settlePayments(tx, run, companyId);
    return;
  }
  const isNews = before === null || !NEEDS_PERSON.includes(before);
  if (!NEEDS_PERSON.includes(intent.status) || !isNews || summary.openCents <= 0) return;
  // A person paying on Stripe's page sees the failure there; only automatic charges are reported here.
  if (intent.metadata.collected === undefined) return;
  if (intent.last_payment_error === null && intent.status === "requires_payment_method") return;
  await moveLifecycle(
    tx,
    companyId,
    "payment_failed",
    { actorId: null, reason: "charge_failed" },
    { now: run.now },
  );
  const company = await findCompany(tx, companyId);
  if (company) await notifyUnpaid(tx, run.services, account, "failed", { invoice: summary, company });
}
