import {
  type EmailChannel,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@vaardig/contract/notifications/notificationKinds";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Whether the viewer's role is told of this kind at all. */
export function canChooseKind({ role }: Pick<Viewer, "role">, kind: NotificationKind): boolean {
  return NOTIFICATION_KINDS[kind].roles.includes(role);
}

/** Whether a kind may be hidden in the product. */
export function canHideKind(kind: NotificationKind): boolean {
  return !NOTIFICATION_KINDS[kind].alwaysShown;
}

/** Whether a kind can be emailed so. */
export function canEmailKind(kind: NotificationKind, email: EmailChannel): boolean {
  return NOTIFICATION_KINDS[kind].emails?.includes(email) ?? true;
}
