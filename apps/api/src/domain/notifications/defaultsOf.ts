import {
  type EmailChannel,
  emailByDefault,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@vaardig/contract/notifications/notificationKinds";

/** Returns the default email setting of a kind per access level. */
export function defaultsOf(kind: NotificationKind): Record<string, EmailChannel> {
  return Object.fromEntries(NOTIFICATION_KINDS[kind].roles.map((role) => [role, emailByDefault(kind, role)]));
}
