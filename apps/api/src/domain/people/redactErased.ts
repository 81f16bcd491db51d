import type { Tx } from "../../platform/db/database.ts";
import { fullName } from "../../platform/db/nameSql.ts";
import { deleteRowsAbout } from "../bulk-uploads/deleteRowsAbout.ts";
import { redactMails } from "../mails/redactMails.ts";

/** What stands in the place of the name and address of someone who was erased. */
const GONE = "—";
/** A shorter name is a part of other words. */
const SHORTEST = 4;

/**
 * Takes the name and address of someone who is about to be erased out of what is kept for others: mails that were sent
 * to colleagues, and rows of uploaded files. What others wrote stays otherwise as it is.
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
