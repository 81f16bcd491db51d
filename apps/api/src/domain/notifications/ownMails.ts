import type { NotificationKind } from "@vaardig/contract/notifications/notificationKinds";

/** Kinds whose email at once is written where they happen, because it says more than their sentence. */
export const OWN_MAILS: ReadonlySet<NotificationKind> = new Set([
  "application_received",
  "offer_answered",
  "task_due",
  "interview_changed",
  "approval_decided",
  "goal_assigned",
  "confirmation_asked",
  "confirmation_answered",
  "certificate_expires",
]);
