import { z } from "zod";
import { theme } from "../account/preferences.ts";
import { endpoint } from "../endpoint.ts";
import {
  botCheck,
  done,
  email,
  id,
  language,
  newPassword,
  personName,
  signInPassword,
  timestamp,
} from "../fields.ts";
import { ROLES } from "../roles.ts";

const secret = z.string().min(20).max(200);

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
  /** Address segment below the parent's, e.g. `my-skills`; may hold parameters (`:jobId`). */
  segment: bilingual,
  icon: z.string(),
  order: z.number().int(),
  user_types: z.array(z.enum(ROLES)),
  /** Reachable by address, not shown in the sidebar. */
  hidden: z.boolean(),
});
export type MenuItem = z.output<typeof menuLeaf> & { children: MenuItem[] };
export const menuItem: z.ZodType<MenuItem> = menuLeaf.extend({
  get children() {
    return z.array(menuItem);
  },
});
export const menuSchema = z.array(menuItem);

/** Sources of the taxonomy whose licence asks to be named. */
export const attribution = z.enum(["esco", "onet"]);

/** The one notice of the strip above the content. */
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
  summary: "Bot check: a fresh ALTCHA proof-of-work challenge",
  access: "public",
  payload: z.looseObject({}),
  raw: ["application/json"],
});

export const loginBody = z.strictObject({ email, password: signInPassword, token: botCheck });
export const login = endpoint({
  method: "POST",
  path: "/auth/login",
  tag: "session",
  summary: "Sign in with e-mail and password",
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
  summary: "The signed-in person, menu and notice as they are now",
  access: ROLES,
  withoutFactor: true,
  payload: z.object({
    user: sessionUser,
    menu_schema: menuSchema,
    notice: notice.nullable(),
    /** Signed, short-lived address of the person's own picture. */
    photo_url: z.string().nullable(),
    theme,
    /** The second factor that this person still has to set up; from `due_at` on nothing else can be done. */
    second_factor: z.object({ due_at: timestamp, overdue: z.boolean() }).nullable(),
    onboarding: z.boolean(),
    attributions: z.array(attribution),
  }),
});

export const logout = endpoint({
  method: "POST",
  path: "/auth/logout",
  tag: "session",
  summary: "End this session",
  access: ROLES,
  whilePaused: true,
  withoutFactor: true,
  payload: done,
});

export const forgotPasswordBody = z.strictObject({ email, token: botCheck });
export const forgotPassword = endpoint({
  method: "POST",
  path: "/auth/forgot_password",
  tag: "session",
  summary: "Ask for a reset link; the answer is the same for every address",
  access: "public",
  body: forgotPasswordBody,
  payload: done,
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
  summary: "Set a new password with the link's secret",
  access: "public",
  body: resetPasswordBody,
  payload: done,
  errors: ["link_unknown", "link_expired", "link_used", "too_busy"],
});

export const socialProvider = z.enum(["google", "microsoft"]);
export const startSocial = endpoint({
  method: "POST",
  path: "/auth/social/:provider",
  tag: "session",
  summary: "Address of the identity provider to send the browser to",
  access: "public",
  params: z.strictObject({ provider: socialProvider }),
  body: z.strictObject({
    token: botCheck,
    operation: z.enum(["login", "signup"]),
    company_slug: z.string().max(80).optional(),
  }),
  payload: z.object({ authorization_url: z.string() }),
  errors: ["social_unavailable", "social_unreachable", "bot_check_failed", "bot_check_used"],
});

/** Where the provider sends the browser back to; what it adds beyond these is its own business. */
export const socialCallback = endpoint({
  method: "GET",
  path: "/auth/social/:provider/callback",
  tag: "session",
  summary: "Leads from the provider to /login?social=<one-time code> or /login?social_error=<error code>",
  access: "public",
  params: z.strictObject({ provider: socialProvider }),
  query: z.looseObject({ state: z.string().max(500).default("") }),
  payload: z.unknown(),
  raw: [],
});

export const finishSocial = endpoint({
  method: "POST",
  path: "/auth/social/complete",
  tag: "session",
  summary: "Exchange the one-time code of the callback for a session",
  access: "public",
  body: z.strictObject({ code: secret }),
  payload: sessionPayload,
  errors: ["second_factor_required", "social_failed", "account_inactive", "company_suspended"],
});

export const getSocialProviders = endpoint({
  method: "GET",
  path: "/auth/social",
  tag: "session",
  summary: "Identity providers that are configured",
  access: "public",
  payload: z.object({ providers: z.array(socialProvider) }),
});

export const getInvitation = endpoint({
  method: "GET",
  path: "/auth/invitation",
  tag: "session",
  summary: "Whom an invitation link is for",
  access: "public",
  query: z.strictObject({ invite: secret }),
  payload: z.object({
    email: z.string(),
    first_name: z.string(),
    company_name: z.string(),
    language,
    /** Somebody who applied or was written to, and comes to follow that. */
    applicant: z.boolean(),
  }),
  errors: ["invitation_unknown", "invitation_expired", "invitation_used"],
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
  summary: "Accept an invitation by setting a password; signs in",
  access: "public",
  body: setPasswordBody,
  payload: sessionPayload,
  errors: ["invitation_unknown", "invitation_expired", "invitation_used", "company_suspended", "too_busy"],
});

const companySlug = z.string().trim().min(1).max(80);
export const getRegistrationCompany = endpoint({
  method: "GET",
  path: "/registeration/company",
  tag: "session",
  summary: "The company somebody signs up with",
  access: "public",
  query: z.strictObject({ company_slug: companySlug }),
  payload: z.object({ name: z.string(), slug: z.string() }),
  errors: ["company_unknown"],
});

export const registrationBody = z
  .strictObject({
    first_name: personName,
    last_name: personName,
    email,
    password: newPassword,
    re_password: z.string(),
    company_slug: companySlug,
    token: botCheck,
  })
  .refine((body) => body.password === body.re_password, {
    path: ["re_password"],
    message: "passwords_match",
  });
export const register = endpoint({
  method: "POST",
  path: "/registeration",
  tag: "session",
  summary: "Sign up as an employee of a company",
  access: "public",
  body: registrationBody,
  payload: z.object({ status: z.enum(["active", "confirm_email"]) }),
  errors: [
    "company_unknown",
    "company_paused",
    "bot_check_failed",
    "bot_check_used",
    "too_many_attempts",
    "too_busy",
  ],
});

export const confirmRegistration = endpoint({
  method: "POST",
  path: "/registeration/confirm",
  tag: "session",
  summary: "Confirm the e-mail address of a sign-up",
  access: "public",
  body: z.strictObject({ secret }),
  payload: z.object({ status: z.enum(["active", "awaiting_approval"]) }),
  errors: ["link_unknown", "link_expired", "link_used"],
});
