import { and, count, desc, eq, or, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { patternOf } from "../../../platform/db/textSearch.ts";
import { mails } from "../mails.table.ts";

/** Returns a page of the company's emails, newest first, with the total. */
export async function listMails(
  tx: Tx,
  companyId: string,
  { page, size, search_query: text }: { page: number; size: number; search_query: string },
): Promise<{ rows: (typeof mails.$inferSelect)[]; total: number }> {
  const pattern = sql`(select fold(${patternOf(text)}))`;
  const where = and(
    eq(mails.companyId, companyId),
    text === ""
      ? undefined
      : or(sql`fold(${mails.toAddress}) like ${pattern}`, sql`fold(${mails.subject}) like ${pattern}`),
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
