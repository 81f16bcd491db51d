import type { MailRecipient } from "@vaardig/contract/mail-templates/mailSendings";
import { expect, test } from "vitest";
import {
  aboutOf,
  EMPTY_COMPOSE_VALUES,
  hasSameWords,
  issuesOf,
  isUnchangedText,
  recipientsPerLanguage,
  recipientsToSend,
  wordsFrom,
  wordsToSend,
} from "./composeValues.ts";

const WORDS = { subject: "S", message: "<p>M</p>" };

test("only languages in which something is written are sent", () => {
  expect(wordsToSend(EMPTY_COMPOSE_VALUES.words)).toBeUndefined();
  expect(wordsToSend(wordsFrom({ words: { nl: WORDS } }))).toEqual({ nl: WORDS });
  expect(wordsToSend({ en: { subject: " ", message: "<p>x</p>" }, nl: WORDS })).toHaveProperty("en");
});

test("words are the same when both languages are", () => {
  const words = wordsFrom({ words: { en: WORDS } });
  expect(hasSameWords(words, wordsFrom({ words: { en: { ...WORDS } } }))).toBe(true);
  expect(hasSameWords(words, { ...words, nl: WORDS })).toBe(false);
});

test("a language is left as it was only while the other was changed", () => {
  const base = wordsFrom({ words: { en: WORDS, nl: WORDS } });
  const changed = { ...WORDS, subject: "T" };
  expect(isUnchangedText(base, base)).toBeUndefined();
  expect(isUnchangedText({ ...base, en: changed }, base)).toBe("nl");
  expect(isUnchangedText({ en: changed, nl: changed }, base)).toBeUndefined();
  expect(
    isUnchangedText({ ...EMPTY_COMPOSE_VALUES.words, en: changed }, EMPTY_COMPOSE_VALUES.words),
  ).toBeUndefined();
});

test("readers of a language without words get the other", () => {
  const reached = { en: 2, nl: 3 };
  expect(recipientsPerLanguage({ en: WORDS, nl: WORDS }, reached)).toEqual(reached);
  expect(recipientsPerLanguage({ en: WORDS }, reached)).toEqual({ en: 5, nl: 0 });
  expect(recipientsPerLanguage({ nl: WORDS }, reached)).toEqual({ en: 0, nl: 5 });
});

test("what cannot be sent is reported by its field", () => {
  expect(issuesOf({ en: WORDS })).toEqual([]);
  const nl = { subject: " ", message: "<p>{{nickname}}</p>" };
  expect(
    issuesOf({ en: { ...WORDS, message: "<p>&nbsp;</p>" }, nl }).map(({ field, issue }) => [field, issue]),
  ).toEqual([
    ["words.en.message", "mail_empty"],
    ["words.nl.subject", "required"],
    ["words.nl.message", "mail_variable_unknown|name=nickname"],
  ]);
  const [long] = issuesOf({ en: { ...WORDS, message: `<p>${"a".repeat(20_001)}</p>` } });
  expect(long?.issue).toBe("too_long|max=20000");
});

const JOB = { job_id: "j" };
const POOL = { talent_pool_id: "p" };
const ANN: MailRecipient = {
  user_id: "ann",
  application_id: null,
  name: "Ann",
  stage: null,
  has_address: true,
  not_for_them: false,
  in_pipeline: false,
  unsubscribed_at: null,
  language: "en",
};

test("no one chosen is no recipients", () => {
  expect(recipientsToSend(JOB, EMPTY_COMPOSE_VALUES)).toBeNull();
  expect(recipientsToSend(JOB, { ...EMPTY_COMPOSE_VALUES, stages: ["Interview"] })).toEqual({
    stages: ["Interview"],
    application_ids: [],
  });
  expect(recipientsToSend(POOL, EMPTY_COMPOSE_VALUES)).toBeNull();
  expect(recipientsToSend(POOL, { ...EMPTY_COMPOSE_VALUES, ticked: ["ann", "bo"], people: [ANN] })).toEqual({
    user_ids: ["ann", "bo"],
  });
  expect(recipientsToSend(POOL, { ...EMPTY_COMPOSE_VALUES, everybody: true, ticked: ["bo"] })).toEqual({
    everybody: true,
  });
});

test("a talent pool is emailed about a job only where one is chosen", () => {
  expect(aboutOf(POOL, EMPTY_COMPOSE_VALUES)).toEqual(POOL);
  expect(aboutOf(POOL, { job_id: "j" })).toEqual({ ...POOL, job_id: "j" });
  expect(aboutOf(JOB, EMPTY_COMPOSE_VALUES)).toEqual(JOB);
});
