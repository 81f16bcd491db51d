import { expect, test } from "vitest";
import { languageNamed } from "./languageNamed.ts";

test.each([
  ["German", "en", "de"],
  ["duits", "nl", "de"],
  [" Hebrew ", "en", "he"],
  ["Oekraïens", "nl", "uk"],
])("%j in %s is %s", (label, lang, code) => {
  expect(languageNamed(label, lang)).toBe(code);
});

test.each([
  ["German", "nl"],
  ["translate German", "en"],
  ["Java", "en"],
  ["", "en"],
])("%j in %s names no language", (label, lang) => {
  expect(languageNamed(label, lang)).toBeUndefined();
});
