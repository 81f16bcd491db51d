import type { Tx } from "../../../platform/db/database.ts";
import { findInvoice, linesOf } from "../invoices.queries.ts";
import type { InvoiceDocument } from "./drawInvoice.ts";

/** Returns the content of an invoice's PDF; undefined when the company has no such invoice. */
export async function readDocument(
  tx: Tx,
  companyId: string,
  invoiceId: string,
): Promise<InvoiceDocument | undefined> {
  const found = await findInvoice(tx, companyId, invoiceId);
  if (!found) return undefined;
  const { createdAt: _, ...invoice } = found;
  const lines = await linesOf(tx, companyId, invoiceId);
  const corrected = found.creditsId ? await findInvoice(tx, companyId, found.creditsId) : undefined;
  return { invoice, lines, corrected: corrected?.number ?? null };
}

export const invoiceFileName = (number: string) => `${number}.pdf`;
