import { describe, expect, test } from "vitest";
import { buildLinker } from "./linker.ts";
import { PrefixSearch } from "./prefixSearch.ts";

const label = (conceptId: string, text: string, lang: string, preferred = true) => ({
  conceptId,
  label: text,
  lang,
  preferred,
});
const search = new PrefixSearch(
  buildLinker([
    label("analysis", "data analysis", "en"),
    label("analysis", "data-analyse", "nl"),
    label("data", "data", "en"),
    label("protection", "protect personal data", "en"),
    label("protection", "gegevens beschermen", "nl"),
    label("entry", "enter datasets", "en", false),
    label("accounting", "accounting", "en"),
    label("accounting", "boekhouden", "nl"),
    label("accountant", "accountancy", "nl"),
  ]),
);
const found = (text: string, lang: string): string[] =>
  search.search(text, { lang }).map((hit) => `${hit.label} (${hit.match})`);

describe("search", () => {
  test("puts the exact label first, then labels that begin so, then words that begin so", () => {
    expect(found("data", "en")).toEqual([
      "data (exact)",
      "data analysis (words)",
      "protect personal data (words)",
      "enter datasets (word_prefix)",
    ]);
  });

  test("prefers the language of the screen and falls back to the other", () => {
    expect(found("data", "nl").slice(0, 2)).toEqual(["data (exact)", "data-analyse (words)"]);
    expect(found("protect", "nl")).toEqual(["protect personal data (words)"]);
    expect(found("account", "nl")).toEqual(["accountancy (label_prefix)", "accounting (label_prefix)"]);
  });

  test("takes every word as a beginning, in any order", () => {
    expect(found("pers prot", "en")[0]).toBe("protect personal data (word_prefix)");
    expect(found("data zz", "en").every((hit) => hit.endsWith("(fuzzy)"))).toBe(true);
  });

  test("takes a word typed whole for more than the beginning of one", () => {
    const few = new PrefixSearch(
      buildLinker([label("blog", "WordPress", "en"), label("text", "Microsoft Word", "en", false)]),
    );
    expect(few.search("word", { lang: "en" }).map((hit) => hit.conceptId)).toEqual(["text", "blog"]);
  });

  test("takes what is written apart and in one word for the same", () => {
    expect(found("boek houden", "nl")[0]).toBe("boekhouden (exact)");
    expect(found("dataanalyse", "nl")[0]).toBe("data-analyse (exact)");
    expect(found("boek houd", "nl")).toEqual(["boekhouden (word_prefix)"]);
  });

  test("finds what is spelled nearly so, and nothing for nothing", () => {
    expect(found("acounting", "en")).toEqual(["accounting (exact)"]);
    expect(found("accountng", "en")[0]).toBe("accounting (fuzzy)");
    expect(found(" - ", "en")).toEqual([]);
    expect(search.search("d", { lang: "en", k: 2 })).toHaveLength(2);
  });
});
