import type { BILLING_ACTS } from "@vaardig/contract/billing/billing";
import type { INVOICE_ACTS, STAFF_INVOICE_ACTS } from "@vaardig/contract/billing/invoices";
import type { CompanyState } from "@vaardig/contract/companies/companies";

export interface BillingFacts {
  state: CompanyState;
  isEnding: boolean;
  overdue: number;
  hasDetails: boolean;
  /** Whether online payment is configured. */
  online: boolean;
}

const RUNNING: readonly CompanyState[] = ["trialing", "active", "past_due", "paused"];

/** Returns the actions on the subscription that administrators may take now. */
export function billingActions(facts: BillingFacts): (typeof BILLING_ACTS)[number][] {
  const { state, isEnding, overdue, hasDetails, online } = facts;
  const isRunning = RUNNING.includes(state);
  const stands = (state === "paused" && overdue === 0) || state === "canceled";
  return [
    "edit",
    ...(isRunning && !isEnding ? (["cancel"] as const) : []),
    ...(isRunning && isEnding ? (["keep"] as const) : []),
    ...(stands ? (["start"] as const) : []),
    ...(online && hasDetails ? (["pay_online"] as const) : []),
  ];
}

interface InvoiceFacts {
  kind: "invoice" | "credit_note";
  openCents: number;
  isCredited: boolean;
}

/** Returns the actions of administrators on an invoice. */
export function invoiceActions(invoice: InvoiceFacts, online: boolean): (typeof INVOICE_ACTS)[number][] {
  return ["download", ...(online && invoice.openCents > 0 ? (["pay_online"] as const) : [])];
}

/** Returns the actions of staff on an invoice. */
export function staffInvoiceActions(invoice: InvoiceFacts): (typeof STAFF_INVOICE_ACTS)[number][] {
  const isInvoice = invoice.kind === "invoice";
  return ["download", ...(isInvoice && !invoice.isCredited ? (["record_payment", "credit"] as const) : [])];
}
