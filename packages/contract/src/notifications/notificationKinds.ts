import { z } from "zod";
import { INTERNAL_ROLES, PROFILE_ROLES, type Role } from "../roles.ts";

/** Groups of notification kinds in the preferences, in display order. */
export const NOTIFICATION_GROUPS = [
  "hiring",
  "interviews",
  "jobs",
  "goals",
  "skills",
  "people",
  "company",
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** Email delivery of a notification: immediate, in the digest, or none. */
export const EMAIL_CHANNELS = ["now", "digest", "none"] as const;
export type EmailChannel = (typeof EMAIL_CHANNELS)[number];

interface KindFacts {
  group: NotificationGroup;
  /** Roles that receive the kind and can set its preferences. */
  roles: readonly Role[];
  /** Default email delivery. */
  email: EmailChannel;
  /** Default email delivery of single roles, where it differs. */
  emailOf?: Partial<Record<Role, EmailChannel>>;
  /** Selectable deliveries; absent means all. Kinds emailed by separate rules have only `none`. */
  emails?: readonly EmailChannel[];
  /** Always shown in the product, because it involves an obligation. */
  alwaysShown?: true;
}

const WORKERS = ["employee", "manager", "hr_manager", "admin"] as const satisfies Role[];
const HIRERS = ["employee", "manager", "hr_manager", "admin", "moderator"] as const satisfies Role[];
const TASKS = ["manager", "hr_manager", "admin", "moderator"] as const satisfies Role[];
const OVERSEERS = ["hr_manager", "admin"] as const satisfies Role[];

const kinds = {
  application_received: { group: "hiring", roles: HIRERS, email: "now" },
  application_moved: { group: "hiring", roles: HIRERS, email: "none" },
  application_withdrawn: { group: "hiring", roles: HIRERS, email: "digest" },
  offer_answered: { group: "hiring", roles: HIRERS, email: "now" },
  task_assigned: { group: "hiring", roles: TASKS, email: "digest" },
  task_due: { group: "hiring", roles: TASKS, email: "now" },
  interview_changed: { group: "interviews", roles: HIRERS, email: "now" },
  interview_soon: { group: "interviews", roles: HIRERS, email: "none" },
  // Applicants receive a separate email about these.
  own_interview: { group: "interviews", roles: PROFILE_ROLES, email: "none", emails: ["none"] },
  own_interview_soon: { group: "interviews", roles: PROFILE_ROLES, email: "none" },
  own_offer: { group: "interviews", roles: PROFILE_ROLES, email: "none", emails: ["none"] },
  approval_asked: { group: "jobs", roles: ["admin"], email: "digest" },
  approval_decided: { group: "jobs", roles: INTERNAL_ROLES, email: "now" },
  saved_search: {
    group: "jobs",
    roles: [...WORKERS, "freelancer"],
    email: "none",
    emails: ["none"],
  },
  goal_assigned: { group: "goals", roles: WORKERS, email: "now" },
  goal_answered: { group: "goals", roles: WORKERS, email: "digest" },
  goal_comment: { group: "goals", roles: WORKERS, email: "digest" },
  goal_due: { group: "goals", roles: WORKERS, email: "digest" },
  goal_overdue: { group: "goals", roles: WORKERS, email: "digest" },
  goal_completed: { group: "goals", roles: WORKERS, email: "digest" },
  course_withdrawn: { group: "goals", roles: WORKERS, email: "digest" },
  confirmation_asked: { group: "skills", roles: WORKERS, email: "now" },
  confirmation_answered: { group: "skills", roles: WORKERS, email: "now" },
  level_changed: { group: "skills", roles: PROFILE_ROLES, email: "digest" },
  resume_ready: { group: "skills", roles: PROFILE_ROLES, email: "none" },
  line_joined: { group: "people", roles: ["manager"], email: "digest" },
  line_left: { group: "people", roles: WORKERS, email: "digest" },
  invitation_failed: { group: "people", roles: [...OVERSEERS, "moderator"], email: "digest" },
  sign_up_waiting: { group: "company", roles: ["admin"], email: "digest" },
  address_change_waiting: { group: "company", roles: OVERSEERS, email: "digest" },
  certificate_expires: { group: "people", roles: PROFILE_ROLES, email: "now", alwaysShown: true },
  data_request_received: { group: "company", roles: OVERSEERS, email: "now" },
  data_request_due: { group: "company", roles: OVERSEERS, email: "now" },
  data_request_answered: { group: "people", roles: PROFILE_ROLES, email: "now" },
  // Emails about payment also go to the invoice address and are always sent.
  invoice_due: { group: "company", roles: ["admin"], email: "none", emails: ["none"] },
  payment_failed: { group: "company", roles: ["admin"], email: "none", emails: ["none"] },
  upload_finished: { group: "company", roles: [...OVERSEERS, "moderator"], email: "none" },
} as const satisfies Record<string, KindFacts>;

export type NotificationKind = keyof typeof kinds;

/** Notification kinds; a new kind is one entry here plus its texts on the server. */
export const NOTIFICATION_KINDS: Readonly<Record<NotificationKind, KindFacts>> = kinds;

export const notificationKind = z.enum(Object.keys(kinds) as [NotificationKind, ...NotificationKind[]]);

/** Returns the default email delivery of a kind for a role. */
export function emailByDefault(kind: NotificationKind, role: Role): EmailChannel {
  const { email, emailOf } = NOTIFICATION_KINDS[kind];
  return emailOf?.[role] ?? email;
}
