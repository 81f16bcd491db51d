import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { hasDetails, lockAccount } from "./account.queries.ts";
import type { BillingRun } from "./billingRun.ts";
import type { DraftLine } from "./calculate.ts";
import { companyOfInvoice, findInvoice, findSummary, linesOf } from "./invoices.queries.ts";
import { issueInvoice, storeInvoice } from "./issueInvoice.ts";
import { sendCreditNote } from "./mails/sendInvoice.ts";
import { findSettings } from "./settings.queries.ts";
import { settlePayments } from "./settlePayments.ts";

interface Correction {
  invoiceId: string;
  reason: string;
  /** Whether to issue a new invoice with the same lines and the current details. */
  reissue: boolean;
}

/** Credits a whole invoice with a credit note; the invoice itself never changes. Returns the company's id. */
export async function creditInvoice(
  tx: Tx,
  run: BillingRun,
  { invoiceId, reason, reissue }: Correction,
): Promise<string> {
  const companyId = found(await companyOfInvoice(tx, invoiceId));
  const account = await lockAccount(tx, companyId);
  const summary = found(await findSummary(tx, companyId, invoiceId, run.today));
  const invoice = found(await findInvoice(tx, companyId, invoiceId));
  const settings = found(await findSettings(tx));
  if (summary.kind === "credit_note" || summary.isCredited) throw new AppError("billing_state");
  const lines: DraftLine[] = await linesOf(tx, companyId, invoiceId);
  const { id: _, number, createdAt: __, ...same } = invoice;
  const note = await storeInvoice(tx, settings, {
    ...same,
    kind: "credit_note",
    creditsId: invoiceId,
    reason,
    issuedOn: run.today,
    dueOn: run.today,
    netCents: -invoice.netCents,
    vatCents: -invoice.vatCents,
    totalCents: -invoice.totalCents,
    lines: lines.map((line) => ({ ...plain(line), netCents: -line.netCents })),
  });
  await sendCreditNote(tx, run.services, note, number);
  if (reissue && hasDetails(account)) {
    const period = { from: invoice.periodFrom, to: invoice.periodTo };
    const again = lines.map(plain);
    await issueInvoice(tx, run.services, { account, settings, lines: again, period, today: run.today });
  }
  await settlePayments(tx, run, companyId);
  return companyId;
}

/** Returns a line without its link to an invoice. */
function plain({
  kind,
  seats,
  priceCents,
  dateFrom,
  dateTo,
  days,
  periodDays,
  netCents,
}: DraftLine): DraftLine {
  return { kind, seats, priceCents, dateFrom, dateTo, days, periodDays, netCents };
}
