import { asc, eq } from "drizzle-orm";
import { mails } from "../domain/mails/mails.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";

/** Every mail to an address, oldest first. */
export function mailsTo(db: Database, address: string): Promise<(typeof mails.$inferSelect)[]> {
  return acrossCompanies(db, (tx) =>
    tx.select().from(mails).where(eq(mails.toAddress, address)).orderBy(asc(mails.createdAt), asc(mails.id)),
  );
}

/** The secret in the last link of a mail. */
export function secretIn(mail: { text: string } | undefined): string {
  const secret = /(?:secret|invite)=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (!secret) throw new Error("the mail has no link");
  return secret;
}
