import { expect, test } from "vitest";
import { EMPTY, recipientsToSend, sameWords, wordsFrom, wordsToSend } from "./composeValues.ts";

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

test("nobody chosen is no recipients", () => {
  expect(recipientsToSend(EMPTY)).toBeNull();
  expect(recipientsToSend({ ...EMPTY, stages: ["Interview"] })).toEqual({
    ...{ stages: ["Interview"], application_ids: [] },
  });
});
