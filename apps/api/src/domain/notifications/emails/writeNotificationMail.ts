import {
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  type NotificationGroup,
} from "@vaardig/contract/notifications/notificationKinds";
import type { TxServices } from "../../../platform/services.ts";
import type { NewMail } from "../../mails/queueMail.ts";
import { type NotificationSubscription, unsubscribeLinks } from "../../mails/unsubscribeLink.ts";
import { sentenceOf } from "../sentenceOf.ts";
import terms from "../words/terms.json" with { type: "json" };
import { notificationLink, settingsLink } from "./notificationLinks.ts";
import { type MailedSection, notificationMail } from "./notificationMail.ts";
import type { UnmailedRow } from "./unmailed.queries.ts";

type Needed = Pick<TxServices, "config" | "secrets">;

function sectionsOf({ config }: Needed, rows: readonly UnmailedRow[], isDigest: boolean): MailedSection[] {
  const itemOf = (row: UnmailedRow) => ({
    text: sentenceOf(row, { language: row.language, timeZone: config.TIME_ZONE }),
    link: notificationLink(config, row.system_role, row.id),
  });
  if (!isDigest) return [{ title: null, items: rows.map(itemOf) }];
  const titleOf = (group: NotificationGroup, { language }: UnmailedRow) => terms[language].groups[group];
  return NOTIFICATION_GROUPS.flatMap((group) => {
    const own = rows.filter(({ kind }) => NOTIFICATION_KINDS[kind].group === group);
    const [first] = own;
    return first ? [{ title: titleOf(group, first), items: own.map(itemOf) }] : [];
  });
}

/**
 * Builds the email about a person's notifications, in their language; undefined when they may no longer open
 * any.
 */
export function writeNotificationMail(
  services: Needed,
  companyId: string,
  all: readonly UnmailedRow[],
  digest: "daily" | "weekly" | null,
): NewMail | undefined {
  const rows = all.filter(({ opens }) => opens);
  const [reader] = rows;
  if (!reader) return undefined;
  const { user_id: userId, email: to, first_name: firstName, language, system_role: role, kind } = reader;
  const from: NotificationSubscription = digest ? "told.digest" : `told.${kind}`;
  const { page, post } = unsubscribeLinks(services.config, services.secrets, { companyId, userId }, from);
  const mail = notificationMail(language, {
    firstName,
    digest,
    sections: sectionsOf(services, rows, digest !== null),
    settings: settingsLink(services.config, role),
    unsubscribe: page,
  });
  return { companyId, name: `told_${digest ?? "at_once"}`, userId, to, ...mail, unsubscribe: post };
}
