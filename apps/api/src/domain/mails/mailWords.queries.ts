import type { Tx } from "../../platform/db/database.ts";

/** An email written by a person, with its text. */
export interface MailWords {
  id: string;
  user_id: string;
  sender_id: string;
  vacancy_id: string | null;
  text: string;
  html: string | null;
}

/** Returns those of the given emails whose text contains `part`, by id. */
export async function mailsContaining(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  part: string,
): Promise<MailWords[]> {
  const { rows } = await tx.$client.query<MailWords>(
    `select id, user_id, sender_id, vacancy_id, text, html from mails
     where company_id = $1 and id = any($2::uuid[]) and strpos(text || coalesce(html, ''), $3) > 0 order by id`,
    [companyId, ids, part],
  );
  return rows;
}

/** Replaces the text of an email. */
export async function setMailText(
  tx: Tx,
  companyId: string,
  { id, text, html }: Pick<MailWords, "id" | "text" | "html">,
): Promise<void> {
  await tx.$client.query("update mails set text = $3, html = $4 where company_id = $1 and id = $2", [
    companyId,
    id,
    text,
    html,
  ]);
}

/** Cancels unsent emails and clears their text. */
export async function cancelQueuedMails(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.$client.query(
    `update mails set status = 'failed', error = 'voided', text = ''
     where company_id = $1 and id = any($2::uuid[]) and status = 'queued'`,
    [companyId, ids],
  );
}
