import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, date, id, listOf, wholeListQuery } from "../fields.ts";
import { BILLING_ROLES } from "./billing.ts";

const cents = z.number().int();

/** Invoice status, derived from payments and credit notes. */
export const INVOICE_STATUSES = [
  "open",
  "overdue",
  "partly_paid",
  "paid",
  "overpaid",
  "credited",
  "credit_note",
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export const INVOICE_ACTS = ["download", "pay_online"] as const;

const facts = {
  id,
  number: z.string(),
  kind: z.enum(["invoice", "credit_note"]),
  issued_on: date,
  due_on: date,
  period_from: date,
  /** The renewal date, exclusive. */
  period_to: date,
  net_cents: cents,
  vat_cents: cents,
  total_cents: cents,
  /** Outstanding amount; negative after an overpayment. */
  open_cents: cents,
  status: z.enum(INVOICE_STATUSES),
};

export const invoice = z.object({ ...facts, can: canOf(INVOICE_ACTS) });
export type Invoice = z.output<typeof invoice>;

export const listInvoices = endpoint({
  method: "GET",
  path: "/billing/invoices",
  tag: "billing",
  summary: "List the company's invoices and credit notes, newest first",
  access: BILLING_ROLES,
  query: wholeListQuery,
  wholeList: true,
  payload: listOf(invoice),
});

export const downloadInvoice = endpoint({
  method: "GET",
  path: "/billing/invoices/pdf",
  tag: "billing",
  summary: "Download an invoice as PDF, in the language it was issued in",
  access: ["admin", "staff"],
  query: z.strictObject({ id }),
  payload: z.unknown(),
  raw: ["application/pdf"],
});

export const PAYMENT_ACTS = ["revoke"] as const;
export const STAFF_INVOICE_ACTS = ["download", "record_payment", "credit"] as const;

export const payment = z.object({
  id,
  /** Negative for refunds and reversals. */
  amount_cents: cents,
  received_on: date,
  method: z.enum(["bank_transfer", "online"]),
  reference: z.string(),
  can: canOf(PAYMENT_ACTS),
});

export const staffInvoice = z.object({
  ...facts,
  payments: z.array(payment),
  can: canOf(STAFF_INVOICE_ACTS),
});
export type StaffInvoice = z.output<typeof staffInvoice>;
