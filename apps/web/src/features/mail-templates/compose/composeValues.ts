import type { Stage } from "@vaardig/contract/applications/pipeline";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import type { MailRecipient } from "@vaardig/contract/mail-templates/mailSendings";
import type { LocalMailWords, MailTemplate } from "@vaardig/contract/mail-templates/mailTemplates";
import { mailWordIssues } from "@vaardig/contract/mail-templates/mailWordIssues";

interface Words {
  subject: string;
  message: string;
}

/** Audience of an email: applicants of a job, or people of a talent pool. */
export type Audience =
  | { job_id: string; talent_pool_id?: never }
  | { talent_pool_id: string; job_id?: never };

/** Form values of an email. */
export interface ComposeValues {
  temp_name: string;
  /** The job offered to a talent pool; empty for none. */
  job_id: string;
  stages: Stage[];
  /** True for everyone in a talent pool. */
  everybody: boolean;
  /** Ids of people selected in the talent pool's list, when they are too many to name. */
  ticked: string[];
  people: MailRecipient[];
  words: Record<Language, Words>;
}

const NONE: Words = { subject: "", message: "" };

/** Initial form values. */
export const EMPTY_COMPOSE_VALUES: ComposeValues = {
  temp_name: "",
  job_id: "",
  stages: [],
  everybody: false,
  ticked: [],
  people: [],
  words: { en: NONE, nl: NONE },
};

/** Returns a template's text, empty in a missing language. */
export function wordsFrom({ words }: Pick<MailTemplate, "words">): ComposeValues["words"] {
  return { en: words.en ?? NONE, nl: words.nl ?? NONE };
}

const isWritten = ({ subject, message }: Words) => subject.trim() !== "" || message !== "";

/** Returns the languages with text; undefined when all are empty. */
export function wordsToSend(words: ComposeValues["words"]): LocalMailWords | undefined {
  const written = LANGUAGES.filter((language) => isWritten(words[language]));
  if (written.length === 0) return undefined;
  return Object.fromEntries(written.map((language) => [language, words[language]]));
}

const isSame = (one: Words, other: Words) => one.subject === other.subject && one.message === other.message;

/** Returns whether two emails have the same text. */
export function hasSameWords(one: ComposeValues["words"], other: ComposeValues["words"]): boolean {
  return LANGUAGES.every((language) => isSame(one[language], other[language]));
}

/**
 * Returns the language whose text still equals `base` while the other was edited; undefined for neither or
 * both.
 */
export function isUnchangedText(
  words: ComposeValues["words"],
  base: ComposeValues["words"],
): Language | undefined {
  const left = LANGUAGES.filter((language) => isSame(words[language], base[language]));
  return left.length === 1 ? left.find((language) => isWritten(words[language])) : undefined;
}

/** Returns the number of recipients per language; a language without text is replaced by the other. */
export function recipientsPerLanguage(
  words: LocalMailWords,
  reached: Readonly<Record<Language, number>>,
): Record<Language, number> {
  const all = reached.en + reached.nl;
  if (words.en && words.nl) return { ...reached };
  return { en: words.en ? all : 0, nl: words.nl ? all : 0 };
}

/** Returns the issues of the text by field. */
export function issuesOf(words: LocalMailWords) {
  return LANGUAGES.flatMap((language) => {
    const { subject, message } = words[language] ? mailWordIssues(words[language]) : {};
    return [
      ...(subject ? [{ language, field: `words.${language}.subject` as const, issue: subject }] : []),
      ...(message ? [{ language, field: `words.${language}.message` as const, issue: message }] : []),
    ];
  });
}

/** Returns audience and offered job in the format of the API. */
export function aboutOf(audience: Audience, { job_id: offered }: Pick<ComposeValues, "job_id">) {
  return audience.job_id === undefined && offered !== "" ? { ...audience, job_id: offered } : audience;
}

type Chosen = Pick<ComposeValues, "stages" | "everybody" | "ticked" | "people">;

/** Returns the recipients in the format of the API; null when none are selected. */
export function recipientsToSend({ job_id: ofJob }: Audience, { stages, everybody, ticked, people }: Chosen) {
  if (ofJob === undefined) {
    const userIds = [...new Set([...ticked, ...people.map(({ user_id: id }) => id)])];
    if (everybody) return { everybody };
    return userIds.length > 0 ? { user_ids: userIds } : null;
  }
  const applicationIds = people.flatMap(({ application_id: id }) => id ?? []);
  return stages.length + applicationIds.length > 0 ? { stages, application_ids: applicationIds } : null;
}

/** Empty recipients. */
export const NO_RECIPIENTS = { stages: [], everybody: false, ticked: [], people: [] } satisfies Chosen;
