import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, id, language, newPassword, signInPassword, timestamp } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { ROLES } from "../roles.ts";

const EXTERNAL = ["freelancer"] as const;

/** Whether and how long an external person is kept here. */
export const keeping = z.object({
  /** As long as a process runs or the account is used; otherwise days are counted. */
  state: z.enum(["in_process", "own_account", "counting"]),
  /** When it goes, where days are counted. */
  until: timestamp.nullable(),
  /** When the person agreed to be kept for a year. */
  consent_at: timestamp.nullable(),
});
export type Keeping = z.output<typeof keeping>;

export const account = z.object({
  email: z.string(),
  name: z.string(),
  company_name: z.string(),
  language,
  /** False for those who sign in with a provider alone. */
  has_password: z.boolean(),
  created_at: timestamp,
  /** Null for the company's own people. */
  keeping: keeping.nullable(),
});
export type Account = z.output<typeof account>;

export const getAccount = endpoint({
  method: "GET",
  path: "/account",
  tag: "account",
  summary: "My account, and what is kept of me until when",
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
  summary: "Set another password; every other session of mine ends",
  whilePaused: true,
  withoutFactor: true,
  access: ROLES,
  body: changePasswordBody,
  payload: done,
  errors: ["too_many_attempts", "too_busy"],
});

export const saveConsent = endpoint({
  method: "PUT",
  path: "/account/consent",
  tag: "account",
  summary: "Agree to be kept for a year, or take that back",
  access: EXTERNAL,
  whilePaused: true,
  body: z.strictObject({ consent: z.boolean() }),
  payload: account,
});

/** What is left when someone is gone: that it happened, and of how much. */
export const erasure = z.object({
  id,
  erased_at: timestamp,
  /** How many rows of each kind went. */
  erased: z.array(z.object({ kind: z.string(), count: z.number().int() })),
});
export type Erasure = z.output<typeof erasure>;

export const deleteAccountBody = z.strictObject({
  /** The own address, typed again. */
  email: z.string().trim().toLowerCase().min(1).max(LIMITS.email),
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/account",
  tag: "account",
  summary: "Erase me with everything that is about me; answers the proof, which is mailed too",
  access: EXTERNAL,
  whilePaused: true,
  body: deleteAccountBody,
  payload: erasure,
});
