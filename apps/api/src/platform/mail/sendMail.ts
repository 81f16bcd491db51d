import { and, eq } from "drizzle-orm";
import { invitations } from "../../features/invitations/invitations.table.ts";
import { mails } from "../../features/mail/mail.table.ts";
import { type Database, inCompany, type Tx } from "../db/database.ts";
import type { Mailer } from "./openMailer.ts";

export interface MailJob {
  companyId: string;
  id: string;
}

/** The server refuses this mail for good: another try would be refused too. */
function isFinal(error: unknown): boolean {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === "number" && code >= 500;
}

function reason(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(" ") || "unknown";
}

/** The fate of an invitation's mail is the invitation's; other mails have none. */
async function settleInvitation(
  tx: Tx,
  companyId: string,
  mailId: string,
  status: "sent" | "bounced",
): Promise<void> {
  await tx
    .update(invitations)
    .set({ status })
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.mailId, mailId),
        eq(invitations.status, "pending"),
      ),
    );
}

/**
 * Sends one queued mail, or keeps it where there is no mail server. The row stays locked while it is sent, so that no
 * other worker sends it too; a sent one is never sent again and its text, which may hold a secret, is dropped.
 * Throws after a failure worth another try; `last` says that there is none.
 */
export async function sendMail(
  db: Database,
  mailer: Mailer | undefined,
  { companyId, id }: MailJob,
  last: boolean,
): Promise<void> {
  const failure = await inCompany(db, companyId, async (tx) => {
    const mine = and(eq(mails.companyId, companyId), eq(mails.id, id));
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(mine, eq(mails.status, "queued")))
      .for("update", { skipLocked: true });
    if (!mail) return undefined;
    if (!mailer) {
      await tx.update(mails).set({ status: "kept" }).where(mine);
      await settleInvitation(tx, companyId, id, "sent");
      return undefined;
    }
    const attempts = mail.attempts + 1;
    try {
      await mailer.send({ id, to: mail.toAddress, subject: mail.subject, text: mail.text });
    } catch (error) {
      const final = last || isFinal(error);
      await tx
        .update(mails)
        .set({ attempts, error: reason(error), ...(final && { status: "failed", text: "" }) })
        .where(mine);
      if (final) await settleInvitation(tx, companyId, id, "bounced");
      return final ? undefined : reason(error);
    }
    await tx
      .update(mails)
      .set({ attempts, error: null, status: "sent", sentAt: new Date(), text: "" })
      .where(mine);
    await settleInvitation(tx, companyId, id, "sent");
    return undefined;
  });
  // The mail server's own words may name people; logs and the queue get the code alone.
  if (failure !== undefined) throw new Error(`mail ${id} was not sent: ${failure}`);
}
