import type { Stripe } from "stripe";
import type { Tx } from "../../../platform/db/database.ts";
import { changeAccount, lockAccount } from "../account.queries.ts";
import type { BillingRun } from "../billingRun.ts";
import { listSummaries } from "../invoices.queries.ts";
import { companyOfCustomer } from "./stripe.queries.ts";

function described(method: Stripe.PaymentMethod) {
  const { card, sepa_debit: debit } = method;
  if (card) {
    const expires = `${String(card.exp_month).padStart(2, "0")}/${String(card.exp_year % 100).padStart(2, "0")}`;
    return { cardBrand: card.brand, cardLast4: card.last4, cardExpires: expires };
  }
  return { cardBrand: method.type, cardLast4: debit?.last4 ?? "", cardExpires: "" };
}

/**
 * Stores the payment method that was saved last, by Stripe's time: an older one that arrives later replaces
 * nothing, and a removed one stays removed. Open invoices are charged to a new method immediately.
 */
export async function applyMethod(
  tx: Tx,
  run: BillingRun,
  method: Stripe.PaymentMethod,
  owner: string | undefined,
): Promise<void> {
  const customer = typeof method.customer === "string" ? method.customer : method.customer?.id;
  const companyId = await companyOfCustomer(tx, customer ?? owner ?? "");
  if (!companyId) return;
  const account = await lockAccount(tx, companyId);
  const isCurrent = account.stripeMethodId === method.id;
  if (customer === undefined) {
    if (isCurrent) await changeAccount(tx, companyId, WITHOUT_METHOD);
    return;
  }
  const savedAt = new Date(method.created * 1_000);
  if (!isCurrent && account.stripeMethodAt !== null && account.stripeMethodAt >= savedAt) return;
  await changeAccount(tx, companyId, {
    stripeMethodId: method.id,
    stripeMethodAt: savedAt,
    paymentMethod: isCurrent ? account.paymentMethod : "online",
    ...described(method),
  });
  if (isCurrent) return;
  const due = (await listSummaries(tx, companyId, run.today)).filter(({ openCents }) => openCents > 0);
  for (const { id: invoiceId } of due)
    await run.services.jobs.add(
      tx,
      "collect_invoice",
      { companyId, invoiceId },
      { key: `collect ${invoiceId}` },
    );
}

/** The time is kept, so that a method older than the removed one does not come back. */
const WITHOUT_METHOD = { stripeMethodId: null, cardBrand: null, cardLast4: null, cardExpires: null };
