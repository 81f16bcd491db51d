import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import { queueMail } from "../../mails/queueMail.ts";
import type { InvoiceRow } from "../invoices.queries.ts";
import { billingLink } from "./billingLink.ts";
import { creditNote, invoiceToCollect, invoiceToTransfer } from "./invoiceMails.ts";
import { longDay, moneyIn } from "./moneyIn.ts";

/** Puts an invoice on its way to the invoice address; the PDF is made when the email leaves. */
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
    amount: moneyIn(invoice.totalCents, language),
    due: longDay(invoice.dueOn, language),
    iban: seller.iban,
    seller: seller.name,
    billingLink: billingLink(services.config, language),
  });
  await queueMail(tx, services, { companyId, to, invoiceId, ...mail });
}

/** The same for a credit note, whose amounts are stored as negative and read without a sign. */
export async function sendCreditNote(
  tx: Tx,
  services: Pick<TxServices, "jobs">,
  note: InvoiceRow,
  corrected: string,
): Promise<void> {
  const { companyId, id: invoiceId, number, language, seller, invoiceEmail: to } = note;
  const amount = moneyIn(-note.totalCents, language);
  const mail = creditNote[language]({ number, corrected, amount, seller: seller.name });
  await queueMail(tx, services, { companyId, to, invoiceId, ...mail });
}
