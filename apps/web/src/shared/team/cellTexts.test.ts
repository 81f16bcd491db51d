import { expect, test } from "vitest";
import { i18n } from "../../lib/language/i18n.ts";
import common from "../../lib/words/common.en.json";
import { startWords } from "../../test/startWords.ts";
import { cellSentence, cellText } from "./cellTexts.ts";
import type { ParsedCell } from "./parseCell.ts";
import words from "./team.en.json";

const cell = (more: Partial<ParsedCell>): ParsedCell =>
  ({ has: true, level: 3, required: null, confirmed: false, waiting: false, ...more }) as ParsedCell;
const SKILL = { kind: "skill" } as never;
const LICENCE = { kind: "licence" } as never;
const { levels } = common;

test.each([
  ["no cell", undefined, SKILL, ""],
  ["not held", cell({ has: false, level: null }), SKILL, "–"],
  ["a level", cell({}), SKILL, "3"],
  ["no stated level", cell({ level: null }), SKILL, "?"],
  ["a held licence", cell({ level: null }), LICENCE, "✓"],
  ["a licence that is not held", cell({ has: false, level: null }), LICENCE, "–"],
])("%s is written as that", (_what, one, skill, text) => {
  expect(cellText(one, skill)).toBe(text);
});

const of = (level: 3 | 4) =>
  levels["of-five"].replace("{{name}}", levels[level]).replace("{{level}}", `${level}`);
const needed = levels.needed.replace("{{name}}", levels[4]).replace("{{level}}", "4");
test.each([
  ["neither has nor needs it", undefined, SKILL, [words.cell.neither]],
  ["a level", cell({}), SKILL, [of(3)]],
  ["a level and what is required", cell({ required: 4 }), SKILL, [of(3), needed]],
  ["holds it without a level", cell({ level: null }), SKILL, [words.cell.unknown]],
  [
    "misses what is required",
    cell({ has: false, level: null, required: 4 }),
    SKILL,
    [words.cell.missing, needed],
  ],
  ["confirmed", cell({ confirmed: true }), SKILL, [of(3), words.cell.confirmed]],
  [
    "waits, though an earlier level is confirmed",
    cell({ confirmed: true, waiting: true }),
    SKILL,
    [of(3), words.cell.waiting],
  ],
  ["a licence that is held and asked", cell({ required: 1 }), LICENCE, [levels.held, words.cell.asked]],
  ["a licence that is not held", cell({ has: false, level: null }), LICENCE, [levels["not-held"]]],
])("is said as a sentence: %s", async (_what, one, skill, parts) => {
  await startWords({ team: words });
  expect(cellSentence(i18n.getFixedT("en", ["team", "common"]) as never, one, skill)).toBe(parts.join("; "));
});
