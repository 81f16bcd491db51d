import type { Language } from "@vaardig/contract/limits";

export interface WrittenMail {
  subject: string;
  text: string;
}

/** A mail in every language; what it needs to know is its argument. */
export type Template<Values> = Record<Language, (values: Values) => WrittenMail>;

/** What mail programs make links of by themselves ends at a space, however thin. */
const LINK_JOINT = /[.．。｡](?=[\p{L}\p{N}]{2})|[@:](?=\S)|\/(?=\/)|\\/gu;

/**
 * A name that someone typed, for a mail to an address that no one proved: reads the same and is nothing to click on.
 * `bol.com` stays readable, so that companies may be called as they are.
 */
export function withoutLinks(name: string): string {
  return asLine(name).replace(LINK_JOINT, "$&\u200a");
}

const asLine = (text: string) => text.replace(/[^\S\u200a]+/g, " ").trim();

/** Joins paragraphs and signs; a line break in a name cannot break the mail's shape. */
export function write(subject: string, ...paragraphs: string[]): WrittenMail {
  return { subject: asLine(subject), text: [...paragraphs, "Vaardig"].join("\n\n") };
}

/** The same signed by a company, for people who know it and not the product. */
export function writeAs(company: string, subject: string, ...paragraphs: string[]): WrittenMail {
  return { subject: asLine(subject), text: [...paragraphs, asLine(company)].join("\n\n") };
}
