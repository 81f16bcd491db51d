import {
  type EmailChannel,
  emailByDefault,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@vaardig/contract/notifications/notificationKinds";

/** How each role that gets a kind is emailed where nothing was chosen. */
export function defaultsOf(kind: NotificationKind): Record<string, EmailChannel> {
  return Object.fromEntries(NOTIFICATION_KINDS[kind].roles.map((role) => [role, emailByDefault(kind, role)]));
}
