import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { lockAccount } from "./account.queries.ts";
import type { BillingRun } from "./billingRun.ts";
import { companyOfInvoice, findSummary } from "./invoices.queries.ts";
import { addPayment, companyOfPayment, findPayment } from "./payments.queries.ts";
import { settlePayments } from "./settlePayments.ts";

interface Received {
  id: string;
  invoiceId: string;
  amountCents: number;
  receivedOn: string;
  reference: string;
}

/**
 * Records a bank transfer, once per id, and returns the invoice's company. A smaller amount leaves the rest
 * open, a larger one makes the invoice overpaid. Throws `billing_state` for a credit note and `conflict` when
 * the id was used for another payment.
 */
export async function payInvoice(tx: Tx, run: BillingRun, actorId: string, given: Received): Promise<string> {
  const companyId = found(await companyOfInvoice(tx, given.invoiceId));
  await lockAccount(tx, companyId);
  const summary = found(await findSummary(tx, companyId, given.invoiceId, run.today));
  if (summary.kind === "credit_note") throw new AppError("billing_state");
  const isNew = await addPayment(tx, { ...given, companyId, method: "bank_transfer", recordedBy: actorId });
  if (!isNew) {
    const known = await findPayment(tx, companyId, given.id);
    if (known?.invoiceId !== given.invoiceId || known.amountCents !== given.amountCents)
      throw new AppError("conflict");
    return companyId;
  }
  await recordEvent(tx, { companyId, actorId, kind: "invoice.payment_recorded", subjectId: given.invoiceId });
  await settlePayments(tx, run, companyId);
  return companyId;
}

/** Reverses a payment entry, once; returns the invoice and its company. */
export async function revokePayment(
  tx: Tx,
  run: BillingRun,
  actorId: string,
  { id, reason }: { id: string; reason: string },
): Promise<{ companyId: string; invoiceId: string }> {
  const companyId = found(await companyOfPayment(tx, id));
  await lockAccount(tx, companyId);
  const payment = found(await findPayment(tx, companyId, id));
  const { invoiceId, amountCents, counterOf, method } = payment;
  if (counterOf !== null || amountCents <= 0 || method === "online") throw new AppError("billing_state");
  const entry = { companyId, invoiceId, amountCents: -amountCents, method, receivedOn: run.today };
  if (await addPayment(tx, { ...entry, reference: reason, recordedBy: actorId, counterOf: id }))
    await recordEvent(tx, { companyId, actorId, kind: "invoice.payment_revoked", subjectId: invoiceId });
  return { companyId, invoiceId };
}
