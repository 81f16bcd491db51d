/** All email variables; unknown names are rejected. Nothing in an email is evaluated. */
export const MAIL_VARIABLES = [
  "first_name",
  "last_name",
  "job",
  "company",
  "recruiter",
  "stage",
  "link",
  "interview_title",
  "interview_time",
  "interview_minutes",
  "interview_place",
  "interview_with",
  "offer_salary",
  "offer_hours",
  "offer_start",
  "sign_in",
  "earlier_contact",
  "no_interest",
] as const;
export type MailVariable = (typeof MAIL_VARIABLES)[number];
export type MailValues = Partial<Record<MailVariable, string>>;

/** Variables available in every email about a job; the others need an interview or an offer. */
export const GENERAL_MAIL_VARIABLES = [
  "first_name",
  "last_name",
  "job",
  "company",
  "recruiter",
  "stage",
  "link",
] as const satisfies MailVariable[];

/** Variables available in an email to a talent pool, which has no stages. */
export const POOL_MAIL_VARIABLES = [
  "first_name",
  "last_name",
  "company",
  "recruiter",
  "link",
] as const satisfies MailVariable[];

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

function isVariable(name: string): name is MailVariable {
  return MAIL_VARIABLES.some((known) => known === name);
}

/** Returns the distinct variables of a text. */
export function variablesIn(text: string): MailVariable[] {
  return [...new Set([...text.matchAll(PLACE)].flatMap(([, name = ""]) => (isVariable(name) ? [name] : [])))];
}

/** Returns the first unknown variable in double braces, or undefined. */
export function unknownVariable(text: string): string | undefined {
  const rest = text.replace(PLACE, (place, name: string) => (isVariable(name) ? "" : place));
  const at = rest.indexOf("{{");
  if (at < 0) return undefined;
  const words = rest.slice(at + 2).replace(/<[^>]*>/g, "");
  return /^\s*([^{}\s]{1,40})/.exec(words)?.[1] ?? "{{";
}

/** Removes brace sequences from a value, so that it can never form a variable with the surrounding text. */
const harmless = (value: string) => value.replace(/^\{+|\{+$|\{+(?=\{)/g, "");

/**
 * Replaces known variables with their values in one pass, so that a value is never expanded itself; a
 * missing value becomes empty. `fit` adapts each value to its context.
 */
export function fillVariables(
  text: string,
  values: MailValues,
  fit: (value: string) => string = (value) => value,
): string {
  return text.replace(PLACE, (place, name: string) =>
    isVariable(name) ? fit(harmless(values[name] ?? "")) : place,
  );
}
