import { asc, eq } from "drizzle-orm";
import type { MailName } from "../domain/mails/mailNames.ts";
import { mails } from "../domain/mails/mails.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";

/** Returns every email to an address, oldest first. */
export function mailsTo(db: Database, address: string): Promise<(typeof mails.$inferSelect)[]> {
  return acrossCompanies(db, (tx) =>
    tx.select().from(mails).where(eq(mails.toAddress, address)).orderBy(asc(mails.createdAt), asc(mails.id)),
  );
}

/** Returns the names of all emails to an address, oldest first. */
export async function mailNamesTo(db: Database, address: string): Promise<(MailName | null)[]> {
  return (await mailsTo(db, address)).map(({ name }) => name);
}

/** Returns the secret in the link of an email. */
export function secretIn(mail: { text: string } | undefined): string {
  const secret = /(?:secret|invite)=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (!secret) throw new Error("the mail has no link");
  return secret;
}
