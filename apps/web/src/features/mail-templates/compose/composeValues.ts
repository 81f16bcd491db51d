import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import type { LocalMailWords, MailRecipient, MailTemplate } from "@vaardig/contract/mailTemplates";
import type { Stage } from "@vaardig/contract/pipeline";

interface Words {
  subject: string;
  message: string;
}

/** A mail that is being written, and to whom. */
export interface ComposeValues {
  temp_name: string;
  stages: Stage[];
  people: Pick<MailRecipient, "application_id" | "user_id" | "name" | "stage" | "language" | "has_address">[];
  words: Record<Language, Words>;
}

const NONE: Words = { subject: "", message: "" };

/** What a new mail begins with. */
export const EMPTY: ComposeValues = {
  temp_name: "Application",
  stages: [],
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

/** Whether two mails say the same. */
export function sameWords(one: ComposeValues["words"], other: ComposeValues["words"]): boolean {
  return LANGUAGES.every(
    (language) =>
      one[language].subject === other[language].subject && one[language].message === other[language].message,
  );
}

/** Chosen people and stages as the server takes them; null when nobody is chosen. */
export function recipientsToSend({ stages, people }: Pick<ComposeValues, "stages" | "people">) {
  if (stages.length + people.length === 0) return null;
  return { stages, application_ids: people.map(({ application_id: id }) => id) };
}
