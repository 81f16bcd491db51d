import { z } from "zod";
import "./issueMessage.ts";
import { LANGUAGES, LIMITS } from "./limits.ts";

export const id = z.uuid();
export const language = z.enum(LANGUAGES);
export const email = z
  .string()
  .trim()
  .max(LIMITS.email)
  .pipe(z.email())
  .transform((value) => value.toLowerCase());
/** Control and bidirectional characters, which change how a text is displayed; letter joiners are allowed. */
const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u;
/**
 * Text that an email client would turn into a link: an address, a scheme, `www.`, a host such as
 * `evil.example`, a host with a path.
 */
const LINK_LIKE = /@|\/\/|\\|\bwww[.．。]|[\p{L}]{2,}:\S|[\p{L}\p{N}]{2,}[.．。｡][\p{L}]{2,}|[.．。｡]\S+\//iu;

/** A name without hidden characters. */
export const displayName = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .refine((name) => !HIDDEN.test(name), "hidden_characters");

/** A person's name; dots, apostrophes and hyphens are allowed, link-like text is not. */
export const personName = displayName.refine((name) => !LINK_LIKE.test(name), "link_like");
export const skillLevel = z.number().int().min(1).max(5);
export const date = z.iso.date();
export const timestamp = z.iso.datetime();

/** Solution of the bot-check widget; missing when the check was not completed. */
export const botCheck = z.string().min(1, "bot_check").max(8_000);

/** 6–20 characters; accepts passwords of older accounts at sign-in. */
export const signInPassword = z.string().min(LIMITS.passwordMinSignIn).max(LIMITS.passwordMax);

/** A new password: 8–20 characters from all four character classes. */
export const newPassword = z
  .string()
  .min(LIMITS.passwordMin)
  .max(LIMITS.passwordMax)
  .regex(/[A-Z]/, "password_capital")
  .regex(/[a-z]/, "password_small")
  .regex(/[0-9]/, "password_number")
  .regex(/[^A-Za-z0-9\s]/, "password_special");

/** Query of a paginated list: page from 0, size up to 100, search text. */
export const listQuery = z.strictObject({
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  size: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSize),
  search_query: z.string().trim().max(LIMITS.searchQuery).default(""),
});

/** Query of a short list: everything, or one page when `size` is given. */
export const wholeListQuery = z.strictObject({
  page: listQuery.shape.page,
  size: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).optional(),
});

/** Returns the schema of a list payload: the records of the page and the total. */
export function listOf<T extends z.ZodType>(record: T) {
  return z.object({ data: z.array(record), total: z.number().int() });
}

/** Returns a schema in which null means the empty value. */
export function clearable<T extends z.ZodType>(value: T, empty: z.output<T>) {
  return value.nullable().transform((given) => given ?? empty);
}

/** Returns a text schema that null or an empty string clears. */
export const clearableText = (max: number) => clearable(z.string().trim().max(max), "");

/**
 * Returns the schema of `can`: the actions that the reader may perform on a record now, decided by the
 * server.
 */
export function canOf<const Acts extends readonly [string, ...string[]]>(acts: Acts) {
  return z.array(z.enum(acts));
}

/** Empty payload of an action without a result. */
export const emptyPayload = z.object({});
