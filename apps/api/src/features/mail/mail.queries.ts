import { and, count, desc, eq, ilike, or } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { mails } from "./mail.table.ts";

const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A page of the company's mails, newest first, with how many there are. */
export async function listMails(
  tx: Tx,
  companyId: string,
  { page, size, search_query: text }: { page: number; size: number; search_query: string },
): Promise<{ rows: (typeof mails.$inferSelect)[]; total: number }> {
  const pattern = `%${literal(text)}%`;
  const where = and(
    eq(mails.companyId, companyId),
    text === "" ? undefined : or(ilike(mails.toAddress, pattern), ilike(mails.subject, pattern)),
  );
  const rows = await tx
    .select()
    .from(mails)
    .where(where)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await tx.select({ total: count() }).from(mails).where(where);
  return { rows, total: counted?.total ?? 0 };
}
