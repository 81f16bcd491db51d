import type { Language } from "@vaardig/contract/limits";

export interface WrittenMail {
  subject: string;
  text: string;
}

/** An email in every language, built from values. */
export type Template<Values> = Record<Language, (values: Values) => WrittenMail>;

/**
 * Characters around which mail programs create links by themselves; any space, however thin, prevents that.
 */
const LINK_JOINT = /[.．。｡](?=[\p{L}\p{N}]{2})|[@:](?=\S)|\/(?=\/)|\\/gu;

/**
 * Returns a user-supplied name for an email to an unproven address: it reads the same but cannot be clicked.
 * `bol.com` stays readable, because companies have such names.
 */
export function withoutLinks(name: string): string {
  return asLine(name).replace(LINK_JOINT, "$&\u200a");
}

const asLine = (text: string) => text.replace(/[^\S\u200a]+/g, " ").trim();

/** Joins paragraphs and adds the product's signature; a line break in a name cannot break the layout. */
export function composeMail(subject: string, ...paragraphs: string[]): WrittenMail {
  return { subject: asLine(subject), text: [...paragraphs, "Vaardig"].join("\n\n") };
}

/**
 * Joins paragraphs and adds a company's signature, for readers who know the company rather than the product.
 */
export function composeCompanyMail(company: string, subject: string, ...paragraphs: string[]): WrittenMail {
  return { subject: asLine(subject), text: [...paragraphs, asLine(company)].join("\n\n") };
}
