import type { Stage } from "@vaardig/contract/applications/pipeline";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import type { MailRecipient } from "@vaardig/contract/mail-templates/mailSendings";
import type { LocalMailWords, MailTemplate } from "@vaardig/contract/mail-templates/mailTemplates";
import { mailWordIssues } from "@vaardig/contract/mail-templates/mailWordIssues";

interface Words {
  subject: string;
  message: string;
}

/** Whom a mail goes to: applicants of a job, or people of a talent pool. */
export type Audience =
  | { job_id: string; talent_pool_id?: never }
  | { talent_pool_id: string; job_id?: never };

/** A mail that is being written, and to whom. */
export interface ComposeValues {
  temp_name: string;
  /** The job that a talent pool is told of; empty for none. */
  job_id: string;
  stages: Stage[];
  /** Everyone in a talent pool. */
  everybody: boolean;
  /** People of a talent pool who were ticked in its list, too many to name. */
  ticked: string[];
  people: MailRecipient[];
  words: Record<Language, Words>;
}

const NONE: Words = { subject: "", message: "" };

/** What a new mail begins with. */
export const EMPTY: ComposeValues = {
  temp_name: "",
  job_id: "",
  stages: [],
  everybody: false,
  ticked: [],
  people: [],
  words: { en: NONE, nl: NONE },
};

/** A template's words, with empty ones in a language that it lacks. */
export function wordsFrom({ words }: Pick<MailTemplate, "words">): ComposeValues["words"] {
  return { en: words.en ?? NONE, nl: words.nl ?? NONE };
}

const isWritten = ({ subject, message }: Words) => subject.trim() !== "" || message !== "";

/** The languages in which something is written; undefined when nothing is. */
export function wordsToSend(words: ComposeValues["words"]): LocalMailWords | undefined {
  const written = LANGUAGES.filter((language) => isWritten(words[language]));
  if (written.length === 0) return undefined;
  return Object.fromEntries(written.map((language) => [language, words[language]]));
}

const isSame = (one: Words, other: Words) => one.subject === other.subject && one.message === other.message;

/** Whether two mails say the same. */
export function sameWords(one: ComposeValues["words"], other: ComposeValues["words"]): boolean {
  return LANGUAGES.every((language) => isSame(one[language], other[language]));
}

/** The language whose words are still those of `base` while the other's were changed; undefined for neither or both. */
export function leftAsItWas(
  words: ComposeValues["words"],
  base: ComposeValues["words"],
): Language | undefined {
  const left = LANGUAGES.filter((language) => isSame(words[language], base[language]));
  return left.length === 1 ? left.find((language) => isWritten(words[language])) : undefined;
}

/** How many get a mail in each language: whoever reads one without words gets the other. */
export function leavingIn(
  words: LocalMailWords,
  reached: Readonly<Record<Language, number>>,
): Record<Language, number> {
  const all = reached.en + reached.nl;
  if (words.en && words.nl) return { ...reached };
  return { en: words.en ? all : 0, nl: words.nl ? all : 0 };
}

/** What keeps words from being sent, by the field that it is about. */
export function issuesOf(words: LocalMailWords) {
  return LANGUAGES.flatMap((language) => {
    const { subject, message } = words[language] ? mailWordIssues(words[language]) : {};
    return [
      ...(subject ? [{ language, field: `words.${language}.subject` as const, issue: subject }] : []),
      ...(message ? [{ language, field: `words.${language}.message` as const, issue: message }] : []),
    ];
  });
}

/** Whom and what a mail is about, as the server takes it. */
export function aboutOf(audience: Audience, { job_id: offered }: Pick<ComposeValues, "job_id">) {
  return audience.job_id === undefined && offered !== "" ? { ...audience, job_id: offered } : audience;
}

type Chosen = Pick<ComposeValues, "stages" | "everybody" | "ticked" | "people">;

/** The person who is chosen, as the server takes it; null when no one is. */
export function recipientsToSend({ job_id: ofJob }: Audience, { stages, everybody, ticked, people }: Chosen) {
  if (ofJob === undefined) {
    const userIds = [...new Set([...ticked, ...people.map(({ user_id: id }) => id)])];
    if (everybody) return { everybody };
    return userIds.length > 0 ? { user_ids: userIds } : null;
  }
  const applicationIds = people.flatMap(({ application_id: id }) => id ?? []);
  return stages.length + applicationIds.length > 0 ? { stages, application_ids: applicationIds } : null;
}

/** No one is chosen. */
export const NO_RECIPIENTS = { stages: [], everybody: false, ticked: [], people: [] } satisfies Chosen;
