import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { billCompany } from "../../domain/billing/billCompany.ts";
import { scheduleBilling } from "../../domain/billing/scheduleBilling.ts";
import { collectInvoice } from "../../domain/billing/stripe/collectInvoice.ts";
import { syncStripe } from "../../domain/billing/stripe/syncStripe.ts";
import type { Services } from "../../platform/services.ts";

const companyJob = z.strictObject({ companyId: z.uuid() });
const invoiceJob = z.strictObject({ companyId: z.uuid(), invoiceId: z.uuid() });
const syncJob = z.strictObject({
  kind: z.enum(["payment_intent", "setup_intent", "payment_method"]),
  id: z.string(),
});

/** Background jobs of billing: counting seats, renewing, reminding, charging. */
export function billingTasks(services: Services): TaskList {
  return {
    run_billing: () => scheduleBilling(services),
    bill_company: (payload) => billCompany(services, companyJob.parse(payload).companyId),
    collect_invoice: (payload) => collectInvoice(services, invoiceJob.parse(payload)),
    sync_stripe: (payload) => syncStripe(services, syncJob.parse(payload)),
  };
}
