import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emptyPayload, id, language, newPassword, signInPassword, timestamp } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { ROLES } from "../roles.ts";

const EXTERNAL = ["freelancer"] as const;

/** Retention of an external person's data: its state and end date. */
export const accountRetention = z.object({
  /**
   * `in_process` while an application is active, `own_account` while the account is used, otherwise
   * `counting`.
   */
  state: z.enum(["in_process", "own_account", "counting"]),
  /** The deletion date; null unless `state` is `counting`. */
  until: timestamp.nullable(),
  /** When the person consented to one year of retention; null without consent. */
  consent_at: timestamp.nullable(),
});
export type AccountRetention = z.output<typeof accountRetention>;

export const account = z.object({
  email: z.string(),
  name: z.string(),
  company_name: z.string(),
  language,
  /** False for accounts that sign in only through an identity provider. */
  has_password: z.boolean(),
  created_at: timestamp,
  /** Null for employees of the company. */
  keeping: accountRetention.nullable(),
});
export type Account = z.output<typeof account>;

export const getAccount = endpoint({
  method: "GET",
  path: "/account",
  tag: "account",
  summary: "Get the signed-in person's account, and how long the data of an external person is kept",
  withoutFactor: true,
  access: ROLES,
  payload: account,
});

export const changePasswordBody = z
  .strictObject({
    password: signInPassword,
    new_password1: newPassword,
    new_password2: z.string(),
  })
  .refine((body) => body.new_password1 === body.new_password2, {
    path: ["new_password2"],
    message: "passwords_match",
  });

export const changePassword = endpoint({
  method: "PUT",
  path: "/account/password",
  tag: "account",
  summary: "Change the signed-in person's password; ends all other sessions",
  whilePaused: true,
  withoutFactor: true,
  access: ROLES,
  body: changePasswordBody,
  payload: emptyPayload,
  errors: ["too_many_attempts", "too_busy"],
});

export const saveConsent = endpoint({
  method: "PUT",
  path: "/account/consent",
  tag: "account",
  summary: "Give or withdraw consent to be kept for a year",
  access: EXTERNAL,
  whilePaused: true,
  body: z.strictObject({ consent: z.boolean() }),
  payload: account,
});

/** The proof of an erasure: when it happened and how many rows were deleted. */
export const erasure = z.object({
  id,
  erased_at: timestamp,
  /** Number of deleted rows by kind. */
  erased: z.array(z.object({ kind: z.string(), count: z.number().int() })),
});
export type Erasure = z.output<typeof erasure>;

export const deleteAccountBody = z.strictObject({
  /** The account's own email address, retyped as confirmation. */
  email: z.string().trim().toLowerCase().min(1).max(LIMITS.email),
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/account",
  tag: "account",
  summary: "Erase the signed-in person's data; returns the receipt, which is also emailed",
  access: EXTERNAL,
  whilePaused: true,
  body: deleteAccountBody,
  payload: erasure,
});
