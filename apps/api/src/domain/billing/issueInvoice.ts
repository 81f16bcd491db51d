import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import { recordEvent } from "../events/recordEvent.ts";
import type { AccountRow } from "./account.queries.ts";
import { allocateInvoiceNumber } from "./allocateInvoiceNumber.ts";
import { type DraftLine, totalsOf } from "./calculate.ts";
import { addDays } from "./days.ts";
import type { InvoiceRow } from "./invoices.queries.ts";
import { type InvoiceParty, type InvoiceSeller, invoiceLines, invoices } from "./invoices.table.ts";
import { sendInvoice } from "./mails/sendInvoice.ts";
import type { SettingsRow } from "./settings.queries.ts";
import { vatTreatment } from "./vatTreatment.ts";

type Party = Pick<
  SettingsRow,
  "addressLine1" | "addressLine2" | "zipCode" | "city" | "country" | "registrationNumber" | "vatNumber"
>;

const partyOf = (name: string, party: Party): InvoiceParty => ({
  name,
  address_line_1: party.addressLine1,
  address_line_2: party.addressLine2,
  zip_code: party.zipCode,
  city: party.city,
  country: party.country,
  registration_number: party.registrationNumber,
  vat_number: party.vatNumber,
});

const sellerOf = (settings: SettingsRow): InvoiceSeller => ({
  ...partyOf(settings.name, settings),
  email: settings.email,
  iban: settings.iban,
});

export interface InvoiceDraft {
  account: AccountRow;
  settings: SettingsRow;
  lines: readonly DraftLine[];
  period: { from: string; to: string };
  today: string;
}

/**
 * Stores an invoice under the next number and queues its email. An invoice paid online is due immediately.
 * The transaction must see all companies, because numbers are shared by the platform.
 */
export async function issueInvoice(
  tx: Tx,
  services: Pick<TxServices, "jobs" | "config">,
  { account, settings, lines, period, today }: InvoiceDraft,
): Promise<InvoiceRow> {
  const { companyId } = account;
  const vat = vatTreatment(settings, account);
  const isOnline = account.paymentMethod === "online" && account.stripeMethodId !== null;
  const row = await storeInvoice(tx, settings, {
    companyId,
    kind: "invoice",
    creditsId: null,
    reason: "",
    issuedOn: today,
    dueOn: isOnline ? today : addDays(today, settings.paymentTermDays),
    periodFrom: period.from,
    periodTo: period.to,
    currency: "EUR",
    language: account.language,
    seller: sellerOf(settings),
    buyer: partyOf(account.legalName, account),
    purchaseReference: account.purchaseReference,
    invoiceEmail: account.invoiceEmail,
    vatKind: vat.kind,
    vatRate: vat.rate,
    ...totalsOf(lines, vat.rate),
    lines,
  });
  if (isOnline && row.totalCents > 0)
    await services.jobs.add(
      tx,
      "collect_invoice",
      { companyId, invoiceId: row.id },
      { key: `collect ${row.id}` },
    );
  await sendInvoice(tx, services, row, isOnline);
  return row;
}

type NewInvoice = Omit<InvoiceRow, "id" | "number" | "createdAt"> & { lines: readonly DraftLine[] };

/** Stores an invoice or a credit note under the next number of its year. */
export async function storeInvoice(
  tx: Tx,
  settings: SettingsRow,
  { lines, ...invoice }: NewInvoice,
): Promise<InvoiceRow> {
  const id = v7();
  const { companyId } = invoice;
  const number = await allocateInvoiceNumber(tx, settings, Number(invoice.issuedOn.slice(0, 4)));
  const [row] = await tx
    .insert(invoices)
    .values({ ...invoice, id, number })
    .returning();
  if (!row) throw new Error("the invoice was not stored");
  if (lines.length > 0)
    await tx
      .insert(invoiceLines)
      .values(lines.map((line, position) => ({ ...line, companyId, invoiceId: id, position })));
  const kind = invoice.kind === "invoice" ? "invoice.issued" : "invoice.credited";
  await recordEvent(tx, { companyId, actorId: null, kind, subjectId: id });
  return row;
}
