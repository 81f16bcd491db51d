import { asc, eq } from "drizzle-orm";
import type { MailName } from "../domain/mails/mailNames.ts";
import { mails } from "../domain/mails/mails.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";

/** Every mail to an address, oldest first. */
export function mailsTo(db: Database, address: string): Promise<(typeof mails.$inferSelect)[]> {
  return acrossCompanies(db, (tx) =>
    tx.select().from(mails).where(eq(mails.toAddress, address)).orderBy(asc(mails.createdAt), asc(mails.id)),
  );
}

/** Which emails went to an address, oldest first: what is not among them was not sent. */
export async function mailNamesTo(db: Database, address: string): Promise<(MailName | null)[]> {
  return (await mailsTo(db, address)).map(({ name }) => name);
}

/** The secret in the last link of a mail. */
export function secretIn(mail: { text: string } | undefined): string {
  const secret = /(?:secret|invite)=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (!secret) throw new Error("the mail has no link");
  return secret;
}
