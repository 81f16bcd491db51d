import type { Tx } from "../../platform/db/database.ts";
import type { SettingsRow } from "./settings.queries.ts";

const DIGITS = 5;

export const invoiceNumber = (prefix: string, year: number, sequence: number) =>
  `${prefix}-${year}-${String(sequence).padStart(DIGITS, "0")}`;

/**
 * Takes the next number of the year. Its row is locked until the transaction ends and rolls back with it, so
 * numbers have no gaps and invoices are stored one at a time. The transaction must see all companies.
 */
export async function allocateInvoiceNumber(
  tx: Tx,
  { companyId, numberPrefix }: Pick<SettingsRow, "companyId" | "numberPrefix">,
  year: number,
): Promise<string> {
  const { rows } = await tx.$client.query<{ last: number }>(
    `insert into invoice_numbers (company_id, year, last) values ($1, $2, 1)
     on conflict (company_id, year) do update set last = invoice_numbers.last + 1 returning last`,
    [companyId, year],
  );
  return invoiceNumber(numberPrefix, year, rows[0]?.last ?? 1);
}

/** Returns the next number of the year without taking it. */
export async function nextNumber(
  tx: Tx,
  { companyId, numberPrefix }: Pick<SettingsRow, "companyId" | "numberPrefix">,
  year: number,
): Promise<string> {
  const { rows } = await tx.$client.query<{ last: number }>(
    "select last from invoice_numbers where company_id = $1 and year = $2",
    [companyId, year],
  );
  return invoiceNumber(numberPrefix, year, (rows[0]?.last ?? 0) + 1);
}
