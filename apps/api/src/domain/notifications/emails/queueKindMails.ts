import type { Language } from "@vaardig/contract/limits";
import type { NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import type { Role } from "@vaardig/contract/roles";
import type { Tx } from "../../../platform/db/database.ts";
import type { TxServices } from "../../../platform/services.ts";
import { type NewMail, queueMails } from "../../mails/queueMail.ts";
import { unsubscribeLinks } from "../../mails/unsubscribeLink.ts";
import { defaultsOf } from "../defaultsOf.ts";
import { settingsLink } from "./notificationLinks.ts";
import { notificationMailFooter } from "./notificationMail.ts";

export type KindMail = NewMail & { userId: string };

interface Wanting {
  id: string;
  system_role: Role;
  language: Language;
}

/**
 * Queues emails that say more than the notification's sentence, to people who want them at once, each with a
 * link to the settings. `notify` creates the notifications themselves.
 */
export async function queueKindMails(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  kind: NotificationKind,
  mails: readonly KindMail[],
): Promise<void> {
  const [first] = mails;
  if (!first) return;
  const { rows } = await tx.$client.query<Wanting>({
    name: "wants_email_at_once",
    text: `select u.id, u.system_role, u.language from users u
      left join notification_preferences p on p.company_id = $1 and p.user_id = u.id and p.kind = $3
      where u.company_id = $1 and u.id = any($2::uuid[]) and u.status = 'active'
        and coalesce(p.email, $4::jsonb ->> u.system_role) = 'now'`,
    values: [first.companyId, mails.map(({ userId }) => userId), kind, JSON.stringify(defaultsOf(kind))],
  });
  const people = new Map(rows.map((row) => [row.id, row]));
  const list = mails.flatMap((mail): NewMail[] => {
    const person = people.get(mail.userId);
    if (!person) return [];
    const { page, post } = unsubscribeLinks(services.config, services.secrets, mail, `told.${kind}`);
    const settings = settingsLink(services.config, person.system_role);
    const footer = notificationMailFooter(person.language, { settings, unsubscribe: page });
    return [{ ...mail, text: mail.text + footer, unsubscribe: post }];
  });
  await queueMails(tx, services, list);
}
