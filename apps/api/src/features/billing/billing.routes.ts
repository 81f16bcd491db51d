import {
  billingDetailsForm,
  cancelBilling,
  getBilling,
  keepBilling,
  openPortal,
  previewSeats,
  saveBillingDetails,
  startBilling,
  startCheckout,
} from "@vaardig/contract/billing/billing";
import { listInvoices } from "@vaardig/contract/billing/invoices";
import { changeDetails, lockAccount } from "../../domain/billing/account.queries.ts";
import { startRun, todayOf } from "../../domain/billing/billingRun.ts";
import { cancelSubscription, withdrawCancellation } from "../../domain/billing/cancelSubscription.ts";
import { listSummaries } from "../../domain/billing/invoices.queries.ts";
import { previewSeats as countCost } from "../../domain/billing/previewSeats.ts";
import { startSubscription } from "../../domain/billing/startSubscription.ts";
import { createCheckoutUrl, createPortalUrl } from "../../domain/billing/stripe/checkout.ts";
import { hasStripe } from "../../domain/billing/stripe/openStripe.ts";
import { findCompany } from "../../domain/companies/company.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { acrossCompanies, inCompany } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route, slowRoute } from "../../platform/http/route.ts";
import { presentDetails, presentInvoice } from "./billing.present.ts";
import { readBilling } from "./readBilling.ts";
import { validateMerged } from "./validateMerged.ts";

const by = ({ companyId, userId: actorId }: { companyId: string; userId: string }) => ({
  companyId,
  actorId,
});

/** Registers the routes of a company's own subscription, for its administrators. */
export function billingRoutes(app: App): void {
  route(app, getBilling, ({ tx, viewer, services }) => readBilling(tx, startRun(services), viewer.companyId));

  route(app, previewSeats, ({ tx, viewer, services, body }) =>
    countCost(tx, startRun(services), { companyId: viewer.companyId, added: body.added }),
  );

  route(app, saveBillingDetails, async ({ tx, viewer, services, body }) => {
    const { companyId, userId: actorId } = viewer;
    const { version, ...changes } = body;
    const account = await lockAccount(tx, companyId);
    const company = found(await findCompany(tx, companyId));
    const whole = validateMerged(billingDetailsForm, presentDetails(account, company), changes);
    const { address_line_1: addressLine1, address_line_2: addressLine2, ...given } = whole;
    const row = await changeDetails(tx, companyId, version, {
      legalName: given.legal_name,
      addressLine1,
      addressLine2,
      zipCode: given.zip_code,
      city: given.city,
      country: given.country,
      registrationNumber: given.registration_number,
      vatNumber: given.vat_number,
      purchaseReference: given.purchase_reference,
      invoiceEmail: given.invoice_email,
      language: given.language,
      paymentMethod: given.payment_method,
    });
    if (!row) throw new AppError("stale_version");
    await recordEvent(tx, { companyId, actorId, kind: "billing.details_changed" });
    return readBilling(tx, startRun(services), companyId);
  });

  route(app, cancelBilling, async ({ tx, viewer, services }) => {
    const run = startRun(services);
    await cancelSubscription(tx, run, by(viewer));
    return readBilling(tx, run, viewer.companyId);
  });

  route(app, keepBilling, async ({ tx, viewer, services }) => {
    const run = startRun(services);
    await withdrawCancellation(tx, run, by(viewer));
    return readBilling(tx, run, viewer.companyId);
  });

  // Invoice numbers are shared by the platform, and invisible to a company's own transaction.
  slowRoute(app, startBilling, async ({ viewer, services }) => {
    const run = startRun(services);
    await acrossCompanies(services.db, (tx) => startSubscription(tx, run, by(viewer)));
    return inCompany(services.db, viewer.companyId, (tx) => readBilling(tx, run, viewer.companyId));
  });

  route(app, listInvoices, async ({ tx, viewer, services }) => {
    const rows = await listSummaries(tx, viewer.companyId, todayOf(services.config));
    const online = hasStripe(services.config);
    return { data: rows.map((row) => presentInvoice(row, online)), total: rows.length };
  });

  slowRoute(app, startCheckout, async ({ viewer, services, body }) => ({
    url: await createCheckoutUrl(services, viewer.companyId, body.invoice_id),
  }));

  slowRoute(app, openPortal, async ({ viewer, services }) => ({
    url: await createPortalUrl(services, viewer.companyId),
  }));
}
