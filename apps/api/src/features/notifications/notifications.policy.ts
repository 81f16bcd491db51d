import {
  type EmailChannel,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@vaardig/contract/notifications/notificationKinds";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Returns whether the viewer's access level receives this kind of notification. */
export function canChooseKind({ role }: Pick<Viewer, "role">, kind: NotificationKind): boolean {
  return NOTIFICATION_KINDS[kind].roles.includes(role);
}

/** Returns whether a kind may be hidden in the product. */
export function canHideKind(kind: NotificationKind): boolean {
  return !NOTIFICATION_KINDS[kind].alwaysShown;
}

/** Returns whether a kind supports an email setting. */
export function canEmailKind(kind: NotificationKind, email: EmailChannel): boolean {
  return NOTIFICATION_KINDS[kind].emails?.includes(email) ?? true;
}
