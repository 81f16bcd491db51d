import { z } from "zod";
import { companyState } from "../companies/companies.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, clearable, date, email, emptyPayload, language } from "../fields.ts";
import { COUNTRIES } from "./countries.ts";
import { parseVatNumber } from "./vatNumber.ts";

/** Roles that manage billing. */
export const BILLING_ROLES = ["admin"] as const;

/** Latin letters, digits and address punctuation: the characters that the invoice font contains. */
const INVOICE_TEXT = /^[\p{Script=Latin}\p{M}\d\s.,:;'’"“”&/()+@#%*!?°ºª–—_\-|]*$/u;
const invoiceText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(INVOICE_TEXT, "latin_letters")
    .transform((text) => text.normalize("NFC"));

export const invoiceLine = (max: number) => invoiceText(max).pipe(z.string().min(1));

/** Address fields of an invoice. */
export const invoiceAddress = {
  address_line_1: invoiceLine(120),
  address_line_2: invoiceText(120),
  zip_code: invoiceLine(20),
  city: invoiceLine(120),
  country: z.enum(COUNTRIES),
  /** Number in the trade register, such as the chamber of commerce. */
  registration_number: invoiceText(40),
  vat_number: invoiceText(40),
};

interface Numbered {
  country: string;
  vat_number: string;
}

/** Normalizes the VAT number to the country's format; adds an issue to the field when the format is wrong. */
export function normalizeVatNumber<T extends Numbered>(value: T, context: z.RefinementCtx): T {
  if (value.vat_number === "") return value;
  const read = parseVatNumber(value.country, value.vat_number);
  if (read !== undefined) return { ...value, vat_number: read };
  context.addIssue({ code: "custom", path: ["vat_number"], message: "vat_number", input: value.vat_number });
  return value;
}

export const PAYMENT_METHODS = ["bank_transfer", "online"] as const;

/** Buyer details and payment method of a company's invoices. */
export const billingDetails = z.strictObject({
  legal_name: invoiceLine(200),
  ...invoiceAddress,
  /** Purchase order number printed on invoices. */
  purchase_reference: invoiceText(80),
  invoice_email: email,
  /** Language of invoices and billing emails. */
  language,
  payment_method: z.enum(PAYMENT_METHODS),
});
export type BillingDetails = z.output<typeof billingDetails>;

export const billingDetailsForm = billingDetails.transform(normalizeVatNumber);

/** Changed fields: absent leaves the value, null or an empty string clears it. */
const detailsChanges = z
  .strictObject({
    ...billingDetails.shape,
    address_line_2: clearable(billingDetails.shape.address_line_2, ""),
    registration_number: clearable(billingDetails.shape.registration_number, ""),
    vat_number: clearable(billingDetails.shape.vat_number, ""),
    purchase_reference: clearable(billingDetails.shape.purchase_reference, ""),
  })
  .partial()
  .extend({ version: z.number().int() });

/** VAT treatment of an invoice. */
export const VAT_KINDS = ["domestic", "reverse_charge", "outside_scope"] as const;
export type VatKind = (typeof VAT_KINDS)[number];

const cents = z.number().int();

export const BILLING_ACTS = ["edit", "cancel", "keep", "start", "pay_online"] as const;

export const billing = z.object({
  state: companyState,
  /** Last day of the trial; null outside a trial. */
  trial_ends_on: date.nullable(),
  trial_days_left: z.number().int().nullable(),
  /**
   * From this day the company is read-only, unless overdue invoices are paid; null when nothing is overdue.
   */
  pauses_on: date.nullable(),
  /** End date of a canceled subscription. */
  ends_on: date.nullable(),
  /** The paid period: `from` is its first day, `to` the renewal date. */
  period: z.object({ from: date, to: date, seats: z.number().int() }).nullable(),
  seats: z.object({ in_use: z.number().int(), invited: z.number().int() }),
  /** Last seat count of each day, oldest first. */
  seat_days: z.array(z.object({ day: date, seats: z.number().int() })),
  /** Per seat and month excluding VAT, in cents; null before a price is set. */
  price: z.object({ cents, currency: z.literal("EUR") }).nullable(),
  /** The next price and the date it takes effect. */
  next_price: z.object({ cents, from: date }).nullable(),
  vat: z.object({ kind: z.enum(VAT_KINDS), rate: z.number() }).nullable(),
  /** Estimate for today: seats in use plus seats added since the last invoice. */
  next_invoice: z.object({ on: date, net_cents: cents, added_cents: cents, total_cents: cents }).nullable(),
  overdue: z.object({ count: z.number().int(), cents }),
  /** 0 until the details are saved for the first time. */
  version: z.number().int(),
  details: z.object({
    legal_name: z.string(),
    address_line_1: z.string(),
    address_line_2: z.string(),
    zip_code: z.string(),
    city: z.string(),
    country: z.string(),
    registration_number: z.string(),
    vat_number: z.string(),
    purchase_reference: z.string(),
    invoice_email: z.string(),
    language,
    payment_method: z.enum(PAYMENT_METHODS),
  }),
  has_details: z.boolean(),
  /** True when online payment is configured. */
  online: z.boolean(),
  /** The saved payment card. */
  card: z.object({ brand: z.string(), last4: z.string(), expires: z.string() }).nullable(),
  can: canOf(BILLING_ACTS),
});
export type Billing = z.output<typeof billing>;

const own = { tag: "billing", access: BILLING_ROLES } as const;

export const getBilling = endpoint({
  ...own,
  method: "GET",
  path: "/billing",
  summary: "Get the company's subscription with its status, seats, price and billing details",
  payload: billing,
});

export const saveBillingDetails = endpoint({
  ...own,
  method: "PUT",
  path: "/billing/details",
  summary: "Update the company's billing details; issued invoices do not change",
  whilePaused: true,
  body: detailsChanges,
  payload: billing,
  errors: ["stale_version"],
});

export const previewSeats = endpoint({
  ...own,
  method: "POST",
  path: "/billing/preview",
  summary: "Preview the cost of more seats now and per month; changes nothing",
  reads: true,
  body: z.strictObject({ added: z.number().int().min(0).max(100_000) }),
  payload: z.object({
    seats_now: z.number().int(),
    seats_after: z.number().int(),
    price: z.object({ cents, currency: z.literal("EUR") }).nullable(),
    /** Added to the next invoice for the rest of the period; 0 while nothing is charged. */
    now_cents: cents,
    period_ends_on: date.nullable(),
    month_cents: cents,
    /** No charge before this date. */
    free_until: date.nullable(),
  }),
});
export type SeatPreview = z.output<(typeof previewSeats)["payload"]>;

export const cancelBilling = endpoint({
  ...own,
  method: "POST",
  path: "/billing/cancel",
  summary: "Cancel the subscription at the end of the paid period or the trial",
  whilePaused: true,
  payload: billing,
  errors: ["billing_state"],
});

export const keepBilling = endpoint({
  ...own,
  method: "POST",
  path: "/billing/keep",
  summary: "Undo a cancellation that has not taken effect",
  whilePaused: true,
  payload: billing,
  errors: ["billing_state"],
});

export const startBilling = endpoint({
  ...own,
  method: "POST",
  path: "/billing/start",
  summary: "Start a paid period after a trial, pause or cancellation; requires that no invoice is overdue",
  whilePaused: true,
  payload: billing,
  errors: ["billing_state", "billing_details_missing", "price_missing"],
});

export const startCheckout = endpoint({
  ...own,
  method: "POST",
  path: "/billing/checkout",
  summary: "Create a link to the page where a payment method is saved or one invoice is paid",
  whilePaused: true,
  body: z.strictObject({ invoice_id: z.uuid().optional() }),
  payload: z.object({ url: z.url() }),
  errors: ["payments_unavailable", "payments_unreachable", "billing_state", "billing_details_missing"],
});

export const openPortal = endpoint({
  ...own,
  method: "POST",
  path: "/billing/portal",
  summary: "Create a link to the page where the saved payment method is changed or removed",
  whilePaused: true,
  payload: z.object({ url: z.url() }),
  errors: ["payments_unavailable", "payments_unreachable", "billing_state"],
});

export const receiveStripe = endpoint({
  method: "POST",
  path: "/billing/webhook",
  tag: "billing",
  summary: "Receive payment events from Stripe; Stripe's signature is required",
  access: "public",
  payload: emptyPayload,
  errors: ["webhook_forged", "payments_unavailable"],
});
