import type { MailRecipient } from "@vaardig/contract/mailSendings";
import { expect, test } from "vitest";
import { aboutOf, EMPTY, recipientsToSend, sameWords, wordsFrom, wordsToSend } from "./composeValues.ts";

const WORDS = { subject: "S", message: "<p>M</p>" };

test("only languages in which something is written are sent", () => {
  expect(wordsToSend(EMPTY.words)).toBeUndefined();
  expect(wordsToSend(wordsFrom({ words: { nl: WORDS } }))).toEqual({ nl: WORDS });
  expect(wordsToSend({ en: { subject: " ", message: "<p>x</p>" }, nl: WORDS })).toHaveProperty("en");
});

test("words are the same when both languages are", () => {
  const words = wordsFrom({ words: { en: WORDS } });
  expect(sameWords(words, wordsFrom({ words: { en: { ...WORDS } } }))).toBe(true);
  expect(sameWords(words, { ...words, nl: WORDS })).toBe(false);
});

const JOB = { job_id: "j" };
const POOL = { talent_pool_id: "p" };
const ANN: MailRecipient = {
  ...{ user_id: "ann", application_id: null, name: "Ann", stage: null, has_address: true },
  language: "en",
};

test("nobody chosen is no recipients", () => {
  expect(recipientsToSend(JOB, EMPTY)).toBeNull();
  expect(recipientsToSend(JOB, { ...EMPTY, stages: ["Interview"] })).toEqual({
    ...{ stages: ["Interview"], application_ids: [] },
  });
  expect(recipientsToSend(POOL, EMPTY)).toBeNull();
  expect(recipientsToSend(POOL, { ...EMPTY, ticked: ["ann", "bo"], people: [ANN] })).toEqual({
    user_ids: ["ann", "bo"],
  });
  expect(recipientsToSend(POOL, { ...EMPTY, everybody: true, ticked: ["bo"] })).toEqual({ everybody: true });
});

test("a talent pool is told of a job only where one is chosen", () => {
  expect(aboutOf(POOL, EMPTY)).toEqual(POOL);
  expect(aboutOf(POOL, { job_id: "j" })).toEqual({ ...POOL, job_id: "j" });
  expect(aboutOf(JOB, EMPTY)).toEqual(JOB);
});
