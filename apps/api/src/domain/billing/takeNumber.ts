import type { Tx } from "../../platform/db/database.ts";
import type { SettingsRow } from "./settings.queries.ts";

const DIGITS = 5;

export const invoiceNumber = (prefix: string, year: number, sequence: number) =>
  `${prefix}-${year}-${String(sequence).padStart(DIGITS, "0")}`;

/**
 * The next number of the year. Its row stays held until the transaction ends, and goes back with it: numbers follow each
 * other without a gap, and invoices are stored one after the other. The transaction sees every company.
 */
export async function takeNumber(
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

/** What the next one would be called. */
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
