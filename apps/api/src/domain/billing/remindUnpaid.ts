import type { Tx } from "../../platform/db/database.ts";
import { type CompanyRow, findCompany } from "../companies/company.queries.ts";
import { moveLifecycle } from "../companies/lifecycle/moveLifecycle.ts";
import type { AccountRow } from "./account.queries.ts";
import type { BillingRun } from "./billingRun.ts";
import { daysBetween } from "./days.ts";
import { type InvoiceSummary, listOverdue } from "./invoices.queries.ts";
import { notifyUnpaid } from "./mails/notifyUnpaid.ts";

type Kind = "overdue" | "reminder";

/** Days between the due date and the second email. */
const REMIND_AFTER = 7;
const UNPAID = { actorId: null, reason: "invoice_unpaid" } as const;

/** Records that an email of this kind is sent; false when it was sent before. */
async function takeReminder(tx: Tx, companyId: string, invoiceId: string, kind: Kind): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `insert into invoice_reminders (company_id, invoice_id, kind) values ($1, $2, $3) on conflict do nothing`,
    [companyId, invoiceId, kind],
  );
  return rowCount === 1;
}

async function remind(tx: Tx, run: BillingRun, account: AccountRow, kind: Kind, invoice: InvoiceSummary) {
  const company = await findCompany(tx, account.companyId);
  if (!company || !(await takeReminder(tx, account.companyId, invoice.id, kind))) return;
  await notifyUnpaid(tx, run.services, account, kind, { invoice, company });
}

/**
 * Marks a company with an overdue invoice as past due, and emails the people who can pay. The lifecycle job
 * pauses the company when its grace period ends.
 */
export async function remindUnpaid(tx: Tx, run: BillingRun, account: AccountRow): Promise<void> {
  const { companyId } = account;
  const [oldest] = await listOverdue(tx, companyId, run.today);
  const company = await findCompany(tx, companyId);
  if (!company) return;
  if (!oldest) {
    await settlePastDue(tx, run, company);
    return;
  }
  if (company.lifecycle === "active")
    await moveLifecycle(tx, companyId, "payment_failed", UNPAID, { now: run.now });
  await remind(tx, run, account, "overdue", oldest);
  if (daysBetween(oldest.dueOn, run.today) >= REMIND_AFTER)
    await remind(tx, run, account, "reminder", oldest);
}

/** Reactivates a past-due company whose invoices are settled. */
async function settlePastDue(tx: Tx, run: BillingRun, company: CompanyRow): Promise<void> {
  if (company.lifecycle === "past_due")
    await moveLifecycle(
      tx,
      company.id,
      "activate",
      { actorId: null, reason: "invoices_paid" },
      { now: run.now },
    );
}
