import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { deleteRowsAbout } from "../bulk-uploads/deleteRowsAbout.ts";
import { redactMails } from "../mails/redactMails.ts";

/** Replaces the name and address of an erased person. */
const GONE = "—";
/** A shorter name could be part of other words. */
const SHORTEST = 4;

/**
 * Removes the name and address of a person about to be erased from data kept for others: emails to
 * colleagues, and uploaded rows. Otherwise what others wrote stays unchanged.
 */
export async function redactErased(tx: Tx, companyId: string, userId: string): Promise<void> {
  const { rows } = await tx.$client.query<{ name: string; email: string }>(
    `select ${fullName("u")} as name, u.email from users u where u.company_id = $1 and u.id = $2`,
    [companyId, userId],
  );
  for (const { name, email } of rows) {
    for (const word of [name, email])
      if (word.length >= SHORTEST)
        await redactMails(tx, companyId, { word, instead: GONE, exceptId: userId });
    await deleteRowsAbout(tx, companyId, email);
  }
}
