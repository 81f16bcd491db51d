import type { Tx } from "../../../platform/db/database.ts";

/** Final states of a payment intent. */
const FINAL = ["succeeded", "canceled"];

/** Returns the company of a Stripe customer; the transaction must see all companies. */
export async function companyOfCustomer(tx: Tx, customerId: string): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ company_id: string }>(
    "select company_id from billing_accounts where stripe_customer_id = $1",
    [customerId],
  );
  return rows[0]?.company_id;
}

/**
 * Records the status of a charge attempt; a final status stays. Returns the previous status, null for a new
 * attempt.
 */
export async function recordCharge(
  tx: Tx,
  charge: { companyId: string; id: string; invoiceId: string; status: string },
): Promise<string | null> {
  const { companyId, id, invoiceId, status } = charge;
  const { rows } = await tx.$client.query<{ status: string }>(
    "select status from stripe_charges where company_id = $1 and id = $2 for update",
    [companyId, id],
  );
  const before = rows[0]?.status ?? null;
  if (before !== null && FINAL.includes(before)) return before;
  await tx.$client.query(
    `insert into stripe_charges (company_id, id, invoice_id, status) values ($1, $2, $3, $4)
     on conflict (company_id, id) do update set status = excluded.status`,
    [companyId, id, invoiceId, status],
  );
  return before;
}

/** Returns the number of attempts to charge an invoice, and whether one is in progress. */
export async function countCharges(
  tx: Tx,
  companyId: string,
  invoiceId: string,
): Promise<{ attempts: number; underWay: boolean }> {
  const { rows } = await tx.$client.query<{ attempts: number; underWay: boolean }>(
    `select count(*)::int as attempts, coalesce(bool_or(status = 'processing'), false) as "underWay"
     from stripe_charges where company_id = $1 and invoice_id = $2`,
    [companyId, invoiceId],
  );
  return rows[0] ?? { attempts: 0, underWay: false };
}

/** Returns the recorded amount of a payment intent, in cents: collected minus refunded. */
export async function recordedCents(tx: Tx, companyId: string, intentId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0)::int as cents from invoice_payments
     where company_id = $1 and starts_with(stripe_id, $2 || ' ')`,
    [companyId, intentId],
  );
  return rows[0]?.cents ?? 0;
}
