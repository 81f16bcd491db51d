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
/** Control and direction characters, which make a text read otherwise than it is written; joiners of letters may stay. */
const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u;
/** What a mail program makes a link of: an address, a scheme, `www.`, a host such as `evil.example`, a host with a path. */
const LINK_LIKE = /@|\/\/|\\|\bwww[.．。]|[\p{L}]{2,}:\S|[\p{L}\p{N}]{2,}[.．。｡][\p{L}]{2,}|[.．。｡]\S+\//iu;

/** A name that reads as it is written. */
export const shownName = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .refine((name) => !HIDDEN.test(name), "hidden_characters");

/** A name as people have them, dots, apostrophes and hyphens included; nothing that a mail shows as a link. */
export const personName = shownName.refine((name) => !LINK_LIKE.test(name), "link_like");
export const skillLevel = z.number().int().min(1).max(5);
export const date = z.iso.date();
export const timestamp = z.iso.datetime();

/** The widget's solution; missing means the check beside the form is not completed. */
export const botCheck = z.string().min(1, "bot_check").max(8_000);

/** 6–20 characters: what sign-in accepts, so that older accounts keep working. */
export const signInPassword = z.string().min(LIMITS.passwordMinSignIn).max(LIMITS.passwordMax);

/** 8–20 characters with the four classes: what setting a password asks. */
export const newPassword = z
  .string()
  .min(LIMITS.passwordMin)
  .max(LIMITS.passwordMax)
  .regex(/[A-Z]/, "password_capital")
  .regex(/[a-z]/, "password_small")
  .regex(/[0-9]/, "password_number")
  .regex(/[^A-Za-z0-9\s]/, "password_special");

/** Query of a list: page from 0, size up to 100, search text. */
export const listQuery = z.strictObject({
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  size: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSize),
  search_query: z.string().trim().max(LIMITS.searchQuery).default(""),
});

/** Query of a short list: all of it, or the page that `size` asks for. */
export const wholeListQuery = z.strictObject({
  page: listQuery.shape.page,
  size: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).optional(),
});

/** Payload of a list: the page's records and how many there are in all. */
export function listOf<T extends z.ZodType>(record: T) {
  return z.object({ data: z.array(record), total: z.number().int() });
}

/** A field of a change that may be cleared: null means the same as empty. */
export function clearable<T extends z.ZodType>(value: T, empty: z.output<T>) {
  return value.nullable().transform((given) => given ?? empty);
}

/** Text of a change that may be cleared, by null or by an empty one. */
export const clearableText = (max: number) => clearable(z.string().trim().max(max), "");

/** What the reader may do with a record now, of all that can be done with one of its kind; the server decides. */
export function canOf<const Acts extends readonly [string, ...string[]]>(acts: Acts) {
  return z.array(z.enum(acts));
}

/** Payload of an action that has nothing to tell but success. */
export const done = z.object({});
