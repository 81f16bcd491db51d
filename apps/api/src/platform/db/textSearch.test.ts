import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { hasName, hasText, patternOf } from "./textSearch.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildApp();
});
afterAll(() => test.close());

const WORDS: [string, string][] = [
  ["José", "jose"],
  ["MÜLLER", "muller"],
  ["Sørensen", "sorensen"],
  ["Straße", "strasse"],
  ["Łukasz Żółć", "lukasz zolc"],
  ["Œuvre Ærø", "oeuvre aero"],
  ["İstanbul", "istanbul"],
  ["Nguyễn", "nguyen"],
  ["ΣΟΦΊΑΣ", "σοφιασ"],
  ["O’Brien", "o'brien"],
  ["Anne‑Marie", "anne-marie"],
  ["ﬁnance", "finance"],
];

it("finds words with and without accents, either way round, and takes signs of patterns literally", async () => {
  const found = async (text: string, search: string) => {
    const query = `select ${hasText("$1", "$2")} as found, fold($1) as folded`;
    return (await test.db.pool.query(query, [text, patternOf(search)])).rows[0];
  };
  for (const [written, plain] of WORDS) {
    expect(await found(written, plain)).toEqual({ found: true, folded: plain });
    expect((await found(plain, written)).found).toBe(true);
    // Decomposed letters, as some systems write them.
    expect((await found(written.normalize("NFD"), written.normalize("NFC"))).found).toBe(true);
  }
  expect((await found("Jose", "Josef")).found).toBe(false);
  expect((await found("100 percent", "100%")).found).toBe(false);
  expect((await found("100 percent", "100％")).found).toBe(false);
  expect((await found("Ünder_score", "r_S")).found).toBe(true);
});

it("finds a name whose dots are written as an e, either way round, and none for an e alone", async () => {
  const found = async (name: string, search: string) => {
    const query = `select ${hasName("u", "$2")} as found
      from (select $1 as last_name, '' as first_name, fold(' ' || $1) as folded_name) u`;
    return (await test.db.pool.query(query, [name, patternOf(search)])).rows[0].found;
  };
  for (const [dotted, spelled, plain] of [
    ["Müller", "mueller", "muller"],
    ["Jörg Schäfer", "JOERG SCHAEFER", "jorg schafer"],
    ["Öztürk", "Oeztuerk", "ozturk"],
  ] as const) {
    for (const search of [dotted, spelled, plain, dotted.normalize("NFD"), dotted.toUpperCase()])
      expect(await found(dotted, search), `${search} in ${dotted}`).toBe(true);
    expect(await found(spelled, dotted)).toBe(true);
    expect(await found(plain, dotted)).toBe(true);
  }
  expect(await found("Öztürk", "OEZTÜRK")).toBe(true);
  expect(await found("Kon", "Koen")).toBe(false);
  expect(await found("José Kon", "Koen")).toBe(false);
  expect(await found("Muller", "mueller")).toBe(false);
});

it("folds once a statement and never row by row what is searched for", async () => {
  const { rows } = await test.db.pool.query(
    `explain (format json) select 1 from users u where ${hasText("u.headline", "'%é%'")}`,
  );
  expect(JSON.stringify(rows)).toContain("InitPlan");
});
