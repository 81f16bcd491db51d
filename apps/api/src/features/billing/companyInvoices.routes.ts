import type { StaffInvoice } from "@vaardig/contract/billing/invoices";
import {
  creditInvoice,
  listCompanyInvoices,
  recordPayment,
  revokePayment,
} from "@vaardig/contract/billing/staffBilling";
import { startRun, todayOf } from "../../domain/billing/billingRun.ts";
import { creditInvoice as credit } from "../../domain/billing/creditInvoice.ts";
import { dayIn } from "../../domain/billing/days.ts";
import { findSummary, listSummaries } from "../../domain/billing/invoices.queries.ts";
import { payInvoice, revokePayment as revoke } from "../../domain/billing/payInvoice.ts";
import { listPayments } from "../../domain/billing/payments.queries.ts";
import { findCompany } from "../../domain/companies/company.queries.ts";
import { acrossCompanies, type Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { slowRoute } from "../../platform/http/route.ts";
import { presentStaffInvoice } from "./billing.present.ts";

async function one(tx: Tx, companyId: string, id: string, today: string): Promise<{ invoice: StaffInvoice }> {
  const summary = found(await findSummary(tx, companyId, id, today));
  return { invoice: presentStaffInvoice(summary, await listPayments(tx, companyId)) };
}

/** Registers the routes for any company's invoices and payments, for staff. */
export function companyInvoicesRoutes(app: App): void {
  slowRoute(app, listCompanyInvoices, async ({ query, services }) => {
    const { company_id: companyId } = query;
    return acrossCompanies(services.db, async (tx) => {
      const company = found(await findCompany(tx, companyId));
      if (company.kind !== "customer") throw new AppError("not_found");
      const rows = await listSummaries(tx, companyId, todayOf(services.config));
      const payments = await listPayments(tx, companyId);
      return { data: rows.map((row) => presentStaffInvoice(row, payments)), total: rows.length };
    });
  });

  slowRoute(app, recordPayment, async ({ body, viewer, services }) => {
    const { id, invoice_id: invoiceId, amount_cents: amountCents, received_on: receivedOn, reference } = body;
    const run = startRun(services);
    // A payment may carry the payer's day, which begins earlier east of the invoices' time zone.
    if (receivedOn > dayIn(run.now, "Pacific/Kiritimati"))
      throw new AppError("validation_failed", { fields: { received_on: "date_future" } });
    return acrossCompanies(services.db, async (tx) => {
      const money = { id, invoiceId, amountCents, receivedOn, reference };
      const companyId = await payInvoice(tx, run, viewer.userId, money);
      return one(tx, companyId, invoiceId, run.today);
    });
  });

  slowRoute(app, revokePayment, async ({ body, viewer, services }) => {
    const run = startRun(services);
    return acrossCompanies(services.db, async (tx) => {
      const { companyId, invoiceId } = await revoke(tx, run, viewer.userId, body);
      return one(tx, companyId, invoiceId, run.today);
    });
  });

  slowRoute(app, creditInvoice, async ({ body, services }) => {
    const { invoice_id: invoiceId, reason, reissue } = body;
    const run = startRun(services);
    return acrossCompanies(services.db, async (tx) => {
      const companyId = await credit(tx, run, { invoiceId, reason, reissue });
      return one(tx, companyId, invoiceId, run.today);
    });
  });
}
