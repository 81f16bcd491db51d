import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, clearable, date, email, id, listOf, wholeListQuery } from "../fields.ts";
import { invoiceAddress, invoiceLine, normalizeVatNumber } from "./billing.ts";
import { parseIban } from "./iban.ts";
import { payment, staffInvoice } from "./invoices.ts";

const staff = { tag: "billing", access: ["staff"] } as const;

/** Seller details of all future invoices. */
export const sellerDetails = z.strictObject({
  name: invoiceLine(200),
  ...invoiceAddress,
  email,
  iban: z.string().transform((text, context) => {
    const read = parseIban(text);
    if (read === undefined)
      context.addIssue({ code: "custom", message: text.trim() === "" ? "required" : "iban", input: text });
    return read ?? text;
  }),
  /** Basis points: 2100 is 21%. */
  vat_rate: z.number().int().min(0).max(5_000),
  payment_term_days: z.number().int().min(0).max(90),
  /** Prefix of invoice numbers, before the year. */
  number_prefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,8}$/, "number_prefix"),
});
export type SellerDetails = z.output<typeof sellerDetails>;

export const sellerForm = sellerDetails.transform(normalizeVatNumber);

/** Changed fields: absent leaves the value, null or an empty string clears it. */
const sellerChanges = z
  .strictObject({
    ...sellerDetails.shape,
    address_line_2: clearable(sellerDetails.shape.address_line_2, ""),
    registration_number: clearable(sellerDetails.shape.registration_number, ""),
    vat_number: clearable(sellerDetails.shape.vat_number, ""),
  })
  .partial()
  .extend({ version: z.number().int() });

export const SETTINGS_ACTS = ["edit"] as const;

export const billingSettings = z.object({
  version: z.number().int(),
  /** Today in the time zone of the invoices. */
  today: date,
  seller: z.object({
    name: z.string(),
    address_line_1: z.string(),
    address_line_2: z.string(),
    zip_code: z.string(),
    city: z.string(),
    country: z.string(),
    registration_number: z.string(),
    vat_number: z.string(),
    email: z.string(),
    iban: z.string(),
    vat_rate: z.number().int(),
    payment_term_days: z.number().int(),
    number_prefix: z.string(),
  }),
  /** Per seat and month excluding VAT, newest first. */
  prices: z.array(z.object({ from: date, cents: z.number().int() })),
  /** Preview of this year's next invoice number. */
  next_number: z.string().nullable(),
  can: canOf(SETTINGS_ACTS),
});
export type BillingSettings = z.output<typeof billingSettings>;

export const getBillingSettings = endpoint({
  ...staff,
  method: "GET",
  path: "/billing/settings",
  summary: "Get the seller's details, price and invoice numbering",
  payload: billingSettings,
});

export const saveBillingSettings = endpoint({
  ...staff,
  method: "PUT",
  path: "/billing/settings",
  summary: "Update the seller's details; issued invoices do not change",
  body: sellerChanges,
  payload: billingSettings,
  errors: ["stale_version"],
});

export const priceForm = z.strictObject({ from: date, cents: z.number().int().min(1).max(1_000_000) });

export const setSeatPrice = endpoint({
  ...staff,
  method: "POST",
  path: "/billing/price",
  summary: "Set the price per seat and month from a date on, today or later",
  body: priceForm,
  payload: billingSettings,
});

export const listCompanyInvoices = endpoint({
  ...staff,
  method: "GET",
  path: "/billing/company/invoices",
  summary: "List a company's invoices with the payments received, newest first",
  query: z.strictObject({ company_id: id }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(staffInvoice),
});

export const paymentForm = z.strictObject({
  amount_cents: z.number().int().min(1).max(1_000_000_000),
  received_on: date,
  reference: z.string().trim().min(1).max(140),
});

const invoiceChanged = z.object({ invoice: staffInvoice });

export const recordPayment = endpoint({
  ...staff,
  method: "POST",
  path: "/billing/payments",
  summary: "Record a payment for an invoice; the same id is recorded once",
  body: z.strictObject({ id, invoice_id: id, ...paymentForm.shape }),
  payload: invoiceChanged,
  errors: ["billing_state", "conflict"],
});

export const revokePayment = endpoint({
  ...staff,
  method: "POST",
  path: "/billing/payments/revoke",
  summary: "Revoke a payment recorded by mistake or paid back; adds a reversing entry",
  body: z.strictObject({ id: payment.shape.id, reason: z.string().trim().min(1).max(140) }),
  payload: invoiceChanged,
  errors: ["billing_state"],
});

export const creditInvoice = endpoint({
  ...staff,
  method: "POST",
  path: "/billing/credit_notes",
  summary:
    "Correct an invoice with a credit note, optionally followed by a new invoice with the current details",
  body: z.strictObject({ invoice_id: id, reason: z.string().trim().min(1).max(300), reissue: z.boolean() }),
  payload: invoiceChanged,
  errors: ["billing_state"],
});
