import type { Tx } from "../../../platform/db/database.ts";

/** States after which a payment intent does not change any more. */
const FINAL = ["succeeded", "canceled"];

/** The company that Stripe knows as this customer; the transaction sees all of them. */
export async function companyOfCustomer(tx: Tx, customerId: string): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ company_id: string }>(
    "select company_id from billing_accounts where stripe_customer_id = $1",
    [customerId],
  );
  return rows[0]?.company_id;
}

/** Notes what Stripe says of an attempt; what is final stays. Answers the status before, null for a new one. */
export async function noteCharge(
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

/** Attempts to collect an invoice so far, and whether one is under way. */
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

/** What Stripe collected and paid back for one payment intent, as recorded. */
export async function recordedFor(tx: Tx, companyId: string, intentId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0)::int as cents from invoice_payments
     where company_id = $1 and starts_with(stripe_id, $2 || ' ')`,
    [companyId, intentId],
  );
  return rows[0]?.cents ?? 0;
}
