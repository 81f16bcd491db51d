import type { NotificationKind } from "@vaardig/contract/notifications/notificationKinds";

/** Kinds whose immediate email is written by the feature itself, because it says more than the sentence. */
export const OWN_MAIL_KINDS: ReadonlySet<NotificationKind> = new Set([
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
