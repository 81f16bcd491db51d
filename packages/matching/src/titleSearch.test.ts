import { expect, test } from "vitest";
import { buildLinker } from "./textMatch/linker.ts";
import { PrefixSearch } from "./textMatch/prefixSearch.ts";
import { TitleSearch } from "./titleSearch.ts";

const label = (conceptId: string, text: string) => ({
  conceptId,
  label: text,
  lang: "en",
  preferred: true,
});
const asks = (occupationId: string, skills: string[], kind: "essential" | "optional" = "essential") =>
  skills.map((skillId) => ({ occupationId, skillId, kind }));

const search = new TitleSearch(
  new PrefixSearch(buildLinker([label("cook", "cook"), label("head", "head cook"), label("baker", "baker")])),
  buildLinker([
    label("cooking", "cooking"),
    label("hygiene", "food hygiene"),
    label("leading", "leading a kitchen"),
    label("dough", "making dough"),
    label("menus", "planning menus"),
  ]),
  [
    ...asks("cook", ["hygiene", "cooking"]),
    ...asks("cook", ["menus"], "optional"),
    ...asks("head", ["hygiene", "leading", "cooking"]),
    ...asks("baker", ["hygiene", "dough"]),
  ],
);
const found = (text: string) => search.search(text, { lang: "en" }).map((hit) => hit.conceptId);

test("a title leads to its skills: first what is called like it, then what few others ask for", () => {
  expect(found("cook")).toEqual(["cooking", "menus", "hygiene"]);
  expect(found("baker")).toEqual(["dough", "hygiene"]);
});

test("a part of titles leads to the skills of all of them, below what is named so", () => {
  expect(found("head")).toEqual(expect.arrayContaining(["leading", "cooking", "hygiene"]));
  const [exact] = search.search("cook", { lang: "en" });
  const [part] = search.search("head", { lang: "en" });
  expect(exact).toMatchObject({ label: "cook", match: "title" });
  expect(part?.rank).toBeLessThan(1_000_000);
  expect(exact?.rank).toBeGreaterThan(8_000_000);
});

test("beginnings of titles and other words lead nowhere", () => {
  expect(found("coo")).toEqual([]);
  expect(found("astronaut")).toEqual([]);
});
