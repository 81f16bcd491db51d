import type { Language } from "@vaardig/contract/limits";

export interface WrittenMail {
  subject: string;
  text: string;
}

/** A mail in every language; what it needs to know is its argument. */
export type Template<Values> = Record<Language, (values: Values) => WrittenMail>;

/** Joins paragraphs and signs; a line break in a name cannot break the mail's shape. */
export function write(subject: string, ...paragraphs: string[]): WrittenMail {
  return { subject: subject.replace(/\s+/g, " ").trim(), text: [...paragraphs, "Vaardig"].join("\n\n") };
}
