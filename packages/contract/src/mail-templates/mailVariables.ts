/** Everything a mail can be filled with; a name outside this list is refused. Nothing in a mail is ever evaluated. */
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

/** Those that every mail about a job has a value for; the others come with an interview or an offer. */
export const GENERAL_MAIL_VARIABLES = [
  "first_name",
  "last_name",
  "job",
  "company",
  "recruiter",
  "stage",
  "link",
] as const satisfies MailVariable[];

/** Those that a mail to a talent pool has a value for: no one stands on a stage there. */
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

/** The variables of a text, each once. */
export function variablesIn(text: string): MailVariable[] {
  return [...new Set([...text.matchAll(PLACE)].flatMap(([, name = ""]) => (isVariable(name) ? [name] : [])))];
}

/** The first thing in double braces that is not a known variable, undefined when there is none. */
export function unknownVariable(text: string): string | undefined {
  const rest = text.replace(PLACE, (place, name: string) => (isVariable(name) ? "" : place));
  const at = rest.indexOf("{{");
  if (at < 0) return undefined;
  const words = rest.slice(at + 2).replace(/<[^>]*>/g, "");
  return /^\s*([^{}\s]{1,40})/.exec(words)?.[1] ?? "{{";
}

/** A value has no two braces in a row, and none where they could meet one of the text around it. */
const harmless = (value: string) => value.replace(/^\{+|\{+$|\{+(?=\{)/g, "");

/**
 * Puts values in the places of known variables, in one pass: a value that looks like a variable stays text. `fit`
 * makes a value fit where it goes. A variable without a value leaves nothing.
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
