import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import { queueMails } from "../../mails/queueMail.ts";
import { administratorsOf } from "../../notifications/administrators.ts";
import { notify } from "../../notifications/notify.ts";
import type { AccountRow } from "../account.queries.ts";
import { dayIn } from "../days.ts";
import type { InvoiceSummary } from "../invoices.queries.ts";
import { billingLink } from "./billingLink.ts";
import { formatLongDay, formatMoney } from "./formatMoney.ts";
import { collectionFailed, paymentOverdue, paymentReminder } from "./paymentMails.ts";

type Posting = Pick<TxServices, "jobs" | "config">;

interface Company {
  name: string;
  pastDueUntil: Date | null;
}

const UNPAID = {
  overdue: paymentOverdue,
  failed: collectionFailed,
  reminder: paymentReminder,
} as const;

const MAIL_NAME = {
  overdue: "invoice_overdue",
  failed: "collection_failed",
  reminder: "invoice_reminder",
} as const;

/**
 * Returns the given administrators, and the invoice address in the language of invoices; each address once.
 */
async function recipients(
  tx: Tx,
  { companyId, invoiceEmail, language: ofInvoices }: AccountRow,
  adminIds: readonly string[],
) {
  const { rows } = await tx.$client.query<{ id: string; email: string; language: Language }>(
    `select id, email, language from users where company_id = $1 and id = any($2::uuid[])
     order by created_at, id`,
    [companyId, adminIds],
  );
  const known = rows.map(({ id: userId, email: to, language }) => ({ userId, to, language }));
  if (invoiceEmail === "" || known.some(({ to }) => to === invoiceEmail)) return known;
  return [{ to: invoiceEmail, language: ofInvoices }, ...known];
}

/** Emails the administrators, each in their language, and the invoice address about an unpaid invoice. */
export async function notifyUnpaid(
  tx: Tx,
  services: Posting,
  account: AccountRow,
  kind: keyof typeof UNPAID,
  { invoice, company }: { invoice: InvoiceSummary; company: Company },
): Promise<void> {
  const { pastDueUntil } = company;
  const mailIn = (language: Language) =>
    UNPAID[kind][language]({
      company: company.name,
      number: invoice.number,
      open: formatMoney(invoice.openCents, language),
      due: formatLongDay(invoice.dueOn, language),
      pause: pastDueUntil && formatLongDay(dayIn(pastDueUntil, services.config.TIME_ZONE), language),
      billingLink: billingLink(services.config, language),
    });
  const userIds = await administratorsOf(tx, account.companyId);
  await notify(tx, {
    companyId: account.companyId,
    kind: kind === "failed" ? "payment_failed" : "invoice_due",
    userIds,
    subject: { type: "invoice", id: invoice.id },
    values: {
      name: invoice.number,
      due_day: invoice.dueOn,
      ...(kind !== "failed" && { what: kind }),
      ...(pastDueUntil && { pause_day: dayIn(pastDueUntil, services.config.TIME_ZONE) }),
    },
  });
  const people = await recipients(tx, account, userIds);
  await queueMails(
    tx,
    services,
    people.map(({ language, ...person }) => ({
      companyId: account.companyId,
      name: MAIL_NAME[kind],
      ...person,
      ...mailIn(language),
    })),
  );
}
