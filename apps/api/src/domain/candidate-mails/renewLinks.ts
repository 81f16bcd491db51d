import { LANGUAGES } from "@vaardig/contract/limits";
import { escapeHtml } from "@vaardig/contract/mail-templates/mailHtml";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import { bindInvitationLinks, invitationLinks } from "../accounts/invitations/invitationLinks.ts";
import { mailsContaining, setMailText } from "../mails/mailWords.queries.ts";
import { linkNote } from "./linkNote.ts";
import { mailValues } from "./mailValues.ts";

/** An invitation link as written by `linkAddress`; in HTML its `&` is escaped. */
const WAY_IN = /https?:\/\/[^\s"'<>]+\/set-password\?invite=[\w-]+(?:&(?:amp;)?lng=\w\w)?/g;

/**
 * Replaces the note about choosing a password by one about signing in, for a person who has an account by
 * now.
 */
function withoutPassword(body: string, company: string, shown = (text: string) => text): string {
  return LANGUAGES.reduce(
    (all, language) =>
      all.replace(shown(linkNote(language, "password", company)), () =>
        shown(linkNote(language, "sign_in", company)),
      ),
    body,
  );
}

/**
 * Replaces outdated invitation links in emails that are sent again and locked by the caller: by a new
 * invitation link, which revokes the earlier ones, or by the normal link for a person who has an account
 * meanwhile.
 */
export async function renewLinks(
  tx: Tx,
  services: Pick<TxServices, "config">,
  companyId: string,
  mailIds: readonly string[],
): Promise<void> {
  const rows = await mailsContaining(tx, companyId, mailIds, "/set-password?invite=");
  const links = await invitationLinks(tx, services, companyId, [...new Set(rows.map((row) => row.user_id))]);
  for (const { id, user_id: userId, sender_id: senderId, vacancy_id: vacancyId, text, html } of rows) {
    const about = { companyId, senderId, vacancyId, userIds: [userId] };
    const [person] = links.has(userId) ? [] : await mailValues(tx, services.config, about);
    const link = links.get(userId) ?? person?.values(person.language).link;
    if (!link) continue;
    const renewed = text.replace(WAY_IN, () => link);
    const shown = html?.replace(WAY_IN, () => link.replaceAll("&", "&amp;")) ?? null;
    const company = person?.signsIn ? person.company : undefined;
    await setMailText(tx, companyId, {
      id,
      text: company === undefined ? renewed : withoutPassword(renewed, company),
      html: company === undefined || shown === null ? shown : withoutPassword(shown, company, escapeHtml),
    });
  }
  const last = new Map(rows.map((row) => [row.user_id, row.id]));
  const brought = [...links.keys()].flatMap((userId) => {
    const mailId = last.get(userId);
    return mailId ? [{ userId, mailId }] : [];
  });
  await bindInvitationLinks(tx, companyId, brought);
}
