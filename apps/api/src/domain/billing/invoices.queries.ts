import type { InvoiceStatus } from "@vaardig/contract/billing/invoices";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { invoiceLines, invoices } from "./invoices.table.ts";

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceLineRow = typeof invoiceLines.$inferSelect;

export interface InvoiceSummary {
  id: string;
  number: string;
  kind: "invoice" | "credit_note";
  issuedOn: string;
  dueOn: string;
  periodFrom: string;
  periodTo: string;
  netCents: number;
  vatCents: number;
  totalCents: number;
  paidCents: number;
  openCents: number;
  /** A credit note corrects the invoice. */
  isCredited: boolean;
  status: InvoiceStatus;
}

/** SQL for a company's invoices with the amounts paid and credited, and their status on day `$2`. */
const SUMMARIES = `select i.id, i.number, i.kind, i.issued_on::text as "issuedOn", i.due_on::text as "dueOn",
    i.period_from::text as "periodFrom", i.period_to::text as "periodTo", i.net_cents as "netCents",
    i.vat_cents as "vatCents", i.total_cents as "totalCents", p.paid as "paidCents", o.cents as "openCents",
    c.id is not null as "isCredited",
    case when i.kind = 'credit_note' then 'credit_note'
      when c.id is not null and o.cents = 0 then 'credited'
      when o.cents < 0 then 'overpaid'
      when o.cents = 0 then 'paid'
      when i.due_on < $2::date then 'overdue'
      when p.paid > 0 then 'partly_paid'
      else 'open' end as status
  from invoices i
  left join invoices c on c.company_id = i.company_id and c.credits_id = i.id
  cross join lateral (select coalesce(sum(amount_cents), 0)::int as paid from invoice_payments
    where company_id = i.company_id and invoice_id = i.id) p
  cross join lateral (select case when i.kind = 'credit_note' then 0
    else i.total_cents + coalesce(c.total_cents, 0) - p.paid end as cents) o
  where i.company_id = $1`;

/** Returns a company's invoices, newest first. */
export async function listSummaries(tx: Tx, companyId: string, today: string): Promise<InvoiceSummary[]> {
  const { rows } = await tx.$client.query<InvoiceSummary>(
    `${SUMMARIES} order by i.issued_on desc, i.created_at desc, i.number desc`,
    [companyId, today],
  );
  return rows;
}

/** Returns one invoice of a company; undefined when it has none of this id. */
export async function findSummary(
  tx: Tx,
  companyId: string,
  id: string,
  today: string,
): Promise<InvoiceSummary | undefined> {
  const { rows } = await tx.$client.query<InvoiceSummary>(`${SUMMARIES} and i.id = $3`, [
    companyId,
    today,
    id,
  ]);
  return rows[0];
}

/** Returns the unpaid invoices past their due date, oldest first. */
export async function listOverdue(tx: Tx, companyId: string, today: string): Promise<InvoiceSummary[]> {
  const list = await listSummaries(tx, companyId, today);
  return list.filter(({ status }) => status === "overdue").reverse();
}

/** Returns the whole invoice as issued. */
export async function findInvoice(tx: Tx, companyId: string, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.id, id)));
  return row;
}

export function linesOf(tx: Tx, companyId: string, invoiceId: string): Promise<InvoiceLineRow[]> {
  return tx
    .select()
    .from(invoiceLines)
    .where(and(eq(invoiceLines.companyId, companyId), eq(invoiceLines.invoiceId, invoiceId)))
    .orderBy(asc(invoiceLines.position));
}

/**
 * Returns the company of an invoice, for staff requests, which name no company; the transaction must see all
 * companies.
 */
export async function companyOfInvoice(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ company_id: string }>(
    "select company_id from invoices where id = $1",
    [id],
  );
  return rows[0]?.company_id;
}
