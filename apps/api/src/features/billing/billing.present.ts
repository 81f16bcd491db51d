import type { Billing } from "@vaardig/contract/billing/billing";
import type { Invoice, StaffInvoice } from "@vaardig/contract/billing/invoices";
import { type AccountRow, hasDetails } from "../../domain/billing/account.queries.ts";
import type { InvoiceSummary } from "../../domain/billing/invoices.queries.ts";
import { parseCountry } from "../../domain/billing/parseCountry.ts";
import type { PaymentRow } from "../../domain/billing/payments.queries.ts";
import type { CompanyRow } from "../../domain/companies/company.queries.ts";
import { invoiceActions, staffInvoiceActions } from "./billing.policy.ts";

const DUTCH_SPOKEN = ["NL", "BE"];

/**
 * Returns the billing details; before they are saved for the first time, those suggested by the company's
 * profile.
 */
export function presentDetails(account: AccountRow | undefined, company: CompanyRow): Billing["details"] {
  if (account && hasDetails(account))
    return {
      legal_name: account.legalName,
      address_line_1: account.addressLine1,
      address_line_2: account.addressLine2,
      zip_code: account.zipCode,
      city: account.city,
      country: account.country,
      registration_number: account.registrationNumber,
      vat_number: account.vatNumber,
      purchase_reference: account.purchaseReference,
      invoice_email: account.invoiceEmail,
      language: account.language,
      payment_method: account.paymentMethod,
    };
  const country = parseCountry(company.country);
  return {
    legal_name: company.name,
    address_line_1: company.addressLine1,
    address_line_2: company.addressLine2,
    zip_code: company.zipCode,
    city: company.city,
    country,
    registration_number: "",
    vat_number: "",
    purchase_reference: "",
    invoice_email: "",
    language: DUTCH_SPOKEN.includes(country) ? "nl" : "en",
    payment_method: "bank_transfer",
  };
}

function presentFacts(row: InvoiceSummary) {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    issued_on: row.issuedOn,
    due_on: row.dueOn,
    period_from: row.periodFrom,
    period_to: row.periodTo,
    net_cents: row.netCents,
    vat_cents: row.vatCents,
    total_cents: row.totalCents,
    open_cents: row.openCents,
    status: row.status,
  };
}

export function presentInvoice(row: InvoiceSummary, online: boolean): Invoice {
  return { ...presentFacts(row), can: invoiceActions(row, online) };
}

function presentPayment(row: PaymentRow, all: readonly PaymentRow[]): StaffInvoice["payments"][number] {
  const isTakenBack = all.some(({ counterOf }) => counterOf === row.id);
  const canRevoke = row.method === "bank_transfer" && row.amountCents > 0 && !isTakenBack;
  return {
    id: row.id,
    amount_cents: row.amountCents,
    received_on: row.receivedOn,
    method: row.method,
    reference: row.reference,
    can: canRevoke ? ["revoke"] : [],
  };
}

export function presentStaffInvoice(row: InvoiceSummary, all: readonly PaymentRow[]): StaffInvoice {
  const payments = all.filter(({ invoiceId }) => invoiceId === row.id);
  return {
    ...presentFacts(row),
    payments: payments.map((payment) => presentPayment(payment, payments)),
    can: staffInvoiceActions(row),
  };
}
