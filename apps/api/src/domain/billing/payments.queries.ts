import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { invoicePayments } from "./invoices.table.ts";

export type PaymentRow = typeof invoicePayments.$inferSelect;

/** Stores a payment entry; false when its id, its reversal or Stripe's id is stored already. */
export async function addPayment(tx: Tx, payment: typeof invoicePayments.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(invoicePayments).values(payment).onConflictDoNothing();
  return rowCount === 1;
}

export async function findPayment(tx: Tx, companyId: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(invoicePayments)
    .where(and(eq(invoicePayments.companyId, companyId), eq(invoicePayments.id, id)));
  return row;
}

/** Returns every payment entry of a company, oldest first. */
export function listPayments(tx: Tx, companyId: string): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(invoicePayments)
    .where(eq(invoicePayments.companyId, companyId))
    .orderBy(asc(invoicePayments.createdAt), asc(invoicePayments.id));
}

/**
 * Returns the company of a payment entry, for staff requests, which name no company; the transaction must see
 * all companies.
 */
export async function companyOfPayment(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ company_id: string }>(
    "select company_id from invoice_payments where id = $1",
    [id],
  );
  return rows[0]?.company_id;
}
