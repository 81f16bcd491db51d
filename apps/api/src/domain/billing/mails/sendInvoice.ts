import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import { queueMail } from "../../mails/queueMail.ts";
import { administratorsOf } from "../../notifications/administrators.ts";
import { notify } from "../../notifications/notify.ts";
import type { InvoiceRow } from "../invoices.queries.ts";
import { billingLink } from "./billingLink.ts";
import { formatLongDay, formatMoney } from "./formatMoney.ts";
import { creditNote, invoiceToCollect, invoiceToTransfer } from "./invoiceMails.ts";

/**
 * Queues the email of an invoice to the invoice address, and notifies administrators when they have to pay; the
 * PDF is made when the email is sent.
 */
export async function sendInvoice(
  tx: Tx,
  services: Pick<TxServices, "jobs" | "config">,
  invoice: InvoiceRow,
  isCollected: boolean,
): Promise<void> {
  const { companyId, id: invoiceId, number, language, seller, invoiceEmail: to } = invoice;
  const template = isCollected ? invoiceToCollect : invoiceToTransfer;
  const mail = template[language]({
    number,
    amount: formatMoney(invoice.totalCents, language),
    isFree: invoice.totalCents === 0,
    due: formatLongDay(invoice.dueOn, language),
    iban: seller.iban,
    seller: seller.name,
    billingLink: billingLink(services.config, language),
  });
  await queueMail(tx, services, {
    companyId,
    name: isCollected ? "invoice_to_collect" : "invoice_to_transfer",
    to,
    invoiceId,
    ...mail,
  });
  if (isCollected || invoice.totalCents === 0) return;
  await notify(tx, {
    companyId,
    kind: "invoice_due",
    subject: { type: "invoice", id: invoiceId },
    userIds: await administratorsOf(tx, companyId),
    values: { name: number, due_day: invoice.dueOn },
  });
}

/** Queues the email of a credit note; its amounts are stored as negative and shown without a sign. */
export async function sendCreditNote(
  tx: Tx,
  services: Pick<TxServices, "jobs">,
  note: InvoiceRow,
  corrected: string,
): Promise<void> {
  const { companyId, id: invoiceId, number, language, seller, invoiceEmail: to } = note;
  const amount = formatMoney(-note.totalCents, language);
  const mail = creditNote[language]({ number, corrected, amount, seller: seller.name });
  await queueMail(tx, services, { companyId, name: "credit_note", to, invoiceId, ...mail });
}
