import type { Tx } from "../../platform/db/database.ts";

/** Replaces a word by `instead` in every email of a company, except those to `exceptId`. */
export async function redactMails(
  tx: Tx,
  companyId: string,
  { word, instead, exceptId }: { word: string; instead: string; exceptId: string },
): Promise<void> {
  await tx.$client.query(
    `update mails set subject = replace(subject, $2, $3), text = replace(text, $2, $3), html = replace(html, $2, $3),
       title = replace(title, $2, $3)
     where company_id = $1 and user_id is distinct from $4
       and strpos(concat_ws(' ', subject, text, html, title), $2) > 0`,
    [companyId, word, instead, exceptId],
  );
}
