import { z } from "zod";
import { theme } from "../account/preferences.ts";
import { endpoint } from "../endpoint.ts";
import {
  botCheck,
  email,
  emptyPayload,
  id,
  language,
  newPassword,
  signInPassword,
  timestamp,
} from "../fields.ts";
import { ROLES } from "../roles.ts";

/** Secret of a link or a one-time code. */
export const secret = z.string().min(20).max(200);

/** Claims of the session token that the client reads. */
export const sessionUser = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  system_role: z.enum(ROLES),
  company_id: id,
  company_name: z.string(),
  company_slug: z.string(),
  language,
});
export type SessionUser = z.output<typeof sessionUser>;

const bilingual = z.object({ en: z.string(), nl: z.string() });

const menuLeaf = z.object({
  key: z.string(),
  label: bilingual,
  /** Path segment below the parent's, such as `my-skills`; may contain parameters (`:jobId`). */
  segment: bilingual,
  icon: z.string(),
  order: z.number().int(),
  user_types: z.array(z.enum(ROLES)),
  /** Reachable by URL, not shown in the sidebar. */
  hidden: z.boolean(),
});
export type MenuItem = z.output<typeof menuLeaf> & { children: MenuItem[] };
export const menuItem: z.ZodType<MenuItem> = menuLeaf.extend({
  get children() {
    return z.array(menuItem);
  },
});
export const menuSchema = z.array(menuItem);

/** Taxonomy sources whose licence requires attribution. */
export const attribution = z.enum(["esco", "onet"]);

/** The single notice in the banner above the content. */
export const notice = z.object({
  kind: z.enum([
    "company_paused",
    "subscription_paused",
    "confirm_email",
    "payment_overdue",
    "trial_days_left",
    "set_industry",
    "onboarding_unfinished",
    "approvals_waiting",
  ]),
  count: z.number().int().optional(),
});

export const sessionPayload = z.object({
  token: z.string(),
  menu_schema: menuSchema,
  expire_in: z.number().int(),
});
export type SessionPayload = z.output<typeof sessionPayload>;

export const getChallenge = endpoint({
  method: "GET",
  path: "/auth/challenge",
  tag: "session",
  summary: "Get a new ALTCHA proof-of-work challenge (bot check)",
  access: "public",
  payload: z.looseObject({}),
  raw: ["application/json"],
});

export const loginBody = z.strictObject({ email, password: signInPassword, token: botCheck });
export const login = endpoint({
  method: "POST",
  path: "/auth/login",
  tag: "session",
  summary: "Sign in with email and password",
  access: "public",
  body: loginBody,
  payload: sessionPayload,
  errors: [
    "second_factor_required",
    "credentials_wrong",
    "bot_check_failed",
    "bot_check_used",
    "too_many_attempts",
    "too_busy",
    "account_unconfirmed",
    "account_awaiting_approval",
    "account_inactive",
    "company_suspended",
  ],
});

export const getSession = endpoint({
  method: "GET",
  path: "/auth/session",
  tag: "session",
  summary: "Get the current session: the signed-in person, menu and notice",
  access: ROLES,
  withoutFactor: true,
  payload: z.object({
    user: sessionUser,
    menu_schema: menuSchema,
    notice: notice.nullable(),
    /** Signed, short-lived URL of the person's own photo. */
    photo_url: z.string().nullable(),
    theme,
    /** Set while a required second factor is missing; after `due_at` nothing else is allowed. */
    second_factor: z.object({ due_at: timestamp, overdue: z.boolean() }).nullable(),
    onboarding: z.boolean(),
    attributions: z.array(attribution),
  }),
});

export const logout = endpoint({
  method: "POST",
  path: "/auth/logout",
  tag: "session",
  summary: "Sign out of the current session",
  access: ROLES,
  whilePaused: true,
  withoutFactor: true,
  payload: emptyPayload,
});

export const forgotPasswordBody = z.strictObject({ email, token: botCheck });
export const forgotPassword = endpoint({
  method: "POST",
  path: "/auth/forgot_password",
  tag: "session",
  summary: "Request a password reset link; the response is the same for every email address",
  access: "public",
  body: forgotPasswordBody,
  payload: emptyPayload,
  errors: ["bot_check_failed", "bot_check_used", "too_many_attempts"],
});

export const resetPasswordBody = z
  .strictObject({
    email,
    email_confirmation: email,
    new_password1: newPassword,
    new_password2: z.string(),
    secret,
  })
  .refine((body) => body.email === body.email_confirmation, {
    path: ["email_confirmation"],
    message: "emails_match",
  })
  .refine((body) => body.new_password1 === body.new_password2, {
    path: ["new_password2"],
    message: "passwords_match",
  });
export const resetPassword = endpoint({
  method: "POST",
  path: "/auth/reset_password",
  tag: "session",
  summary: "Set a new password with the secret of a reset link",
  access: "public",
  body: resetPasswordBody,
  payload: emptyPayload,
  errors: ["link_unknown", "link_expired", "link_used", "too_busy"],
});

export const getInvitation = endpoint({
  method: "GET",
  path: "/auth/invitation",
  tag: "session",
  summary: "Get the recipient of an invitation link",
  access: "public",
  query: z.strictObject({ invite: secret }),
  payload: z.object({
    email: z.string(),
    first_name: z.string(),
    company_name: z.string(),
    language,
    /** True for an applicant or contacted candidate who comes to follow the application. */
    applicant: z.boolean(),
    /** True for a contacted candidate who has not applied and has an invitation or an offer to answer. */
    asked: z.boolean(),
  }),
  errors: ["invitation_unknown", "invitation_expired", "invitation_used", "invitation_closed"],
});

export const setPasswordBody = z
  .strictObject({ invite: secret, new_password1: newPassword, new_password2: z.string() })
  .refine((body) => body.new_password1 === body.new_password2, {
    path: ["new_password2"],
    message: "passwords_match",
  });
export const setPassword = endpoint({
  method: "POST",
  path: "/auth/set_password",
  tag: "session",
  summary: "Accept an invitation by setting a password; signs the person in",
  access: "public",
  body: setPasswordBody,
  payload: sessionPayload,
  errors: ["invitation_unknown", "invitation_expired", "invitation_used", "company_suspended", "too_busy"],
});
