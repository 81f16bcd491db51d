import { inCompany } from "../../../platform/db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { queueMails } from "../../mails/queueMail.ts";
import { claimForImmediateEmail } from "./unmailed.queries.ts";
import { writeNotificationMail } from "./writeNotificationMail.ts";

type Needed = Pick<Services, "db" | "config" | "secrets" | "jobs">;

/** Notifications emailed per transaction. */
const AT_ONCE = 500;

/**
 * Emails notifications that are due at once: one email per person and kind, so that each can be unsubscribed
 * from. Taking and queueing is one transaction, so a second run finds nothing.
 */
export async function sendImmediateEmails(services: Needed, companyId: string): Promise<void> {
  const taken = await inCompany(services.db, companyId, async (tx) => {
    const rows = await claimForImmediateEmail(tx, companyId, AT_ONCE);
    const mails = Map.groupBy(rows, ({ user_id: userId, kind }) => `${userId} ${kind}`);
    const list = [...mails.values()].flatMap(
      (own) => writeNotificationMail(services, companyId, own, null) ?? [],
    );
    await queueMails(tx, services, list);
    return rows.length;
  });
  // Several notifications of one record are one row, so look again after taking any.
  if (taken > 0) await sendImmediateEmails(services, companyId);
}
