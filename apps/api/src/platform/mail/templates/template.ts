import type { Language } from "@vaardig/contract/limits";

export interface WrittenMail {
  subject: string;
  text: string;
}

/** A mail in every language; what it needs to know is its argument. */
export type Template<Values> = Record<Language, (values: Values) => WrittenMail>;

const asLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Joins paragraphs and signs; a line break in a name cannot break the mail's shape. */
export function write(subject: string, ...paragraphs: string[]): WrittenMail {
  return { subject: asLine(subject), text: [...paragraphs, "Vaardig"].join("\n\n") };
}

/** The same signed by a company, for people who know it and not the product. */
export function writeAs(company: string, subject: string, ...paragraphs: string[]): WrittenMail {
  return { subject: asLine(subject), text: [...paragraphs, asLine(company)].join("\n\n") };
}
