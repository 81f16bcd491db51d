import { expect, it } from "vitest";
import type { SkillEvidence } from "./skillEvidence.ts";
import type { SkillRelatedness } from "./skillLinker.ts";
import { unknownWordsIn } from "./unknownWords.ts";

/** Names of one field begin with one letter. */
const kinship: SkillRelatedness = {
  isNarrow: (id) => id !== "common",
  areRelated: (id, other) => id[0] === other[0],
};

function mention(conceptId: string, own: Partial<SkillEvidence> = {}): SkillEvidence {
  return {
    conceptId,
    label: conceptId,
    certainty: "found",
    words: conceptId,
    excerpt: { before: "", match: conceptId, after: "" },
    section: "experience",
    level: null,
    years: null,
    span: null,
    ...own,
  };
}

const after = (before: string) => ({ before, match: "", after: "" });
const field = ["a1", "a2", "a3", "a4", "a5", "a6", "a7"].map((id) => mention(id));
const among = (...evidence: SkillEvidence[]) => [
  ...unknownWordsIn(
    Map.groupBy(evidence, (one) => one.conceptId),
    kinship,
  ),
];

it("finds a skill that one word names and that goes with no other", () => {
  expect(among(...field, mention("pilot"))).toEqual(["pilot"]);
});

it.each([
  ["a list names it", [mention("pilot", { section: "skills" })]],
  ["it has a level", [mention("pilot", { level: 3 })]],
  ["its word is so long that it means one thing", [mention("pilot", { words: "erfdienstbaarheid" })]],
  ["it is a name with capitals of its own", [mention("pilot", { words: "WordPress" })]],
  ["it is a product's name", [mention("pilot", { words: "Moneybird", excerpt: after("accounts in ") })]],
  ["several words name it", [mention("pilot", { words: "flying a plane" })]],
  ["it is named often", [mention("pilot"), mention("pilot"), mention("pilot")]],
  ["another of its field is there", [mention("pilot"), mention("plane")]],
  ["many jobs ask for it", [mention("common")]],
])("keeps a skill when %s", (_, evidence) => {
  expect(among(...field, ...evidence)).toEqual([]);
});

it("finds a task of a trade that is told once and goes with no other", () => {
  const task = { words: "laid the kitchen floor", isEveryday: true, isOfTrade: true } as const;
  expect(among(...field, mention("pilot", task))).toEqual(["pilot"]);
  expect(among(...field, mention("pilot", task), mention("pilot", task))).toEqual([]);
  expect(among(...field, mention("pilot", task), mention("plane"))).toEqual([]);
});

it("takes a capital at the beginning for no product's name", () => {
  const opening = { words: "Validation", excerpt: after("") };
  expect(among(...field, mention("pilot", opening))).toEqual(["pilot"]);
  expect(among(...field, mention("pilot", { ...opening, excerpt: after("Done. ") }))).toEqual(["pilot"]);
});

it("finds what the last word of a course's longer name names", () => {
  const course = { section: "courses", words: "Carpentry" } as const;
  expect(among(...field, mention("pilot", { ...course, excerpt: after("Library ") }))).toEqual(["pilot"]);
  expect(among(...field, mention("pilot", course))).toEqual([]);
  expect(among(...field, mention("pilot", { ...course, excerpt: after("Tiling and ") }))).toEqual([]);
});

it("wants more than one other skill of a field that only a place of work names", () => {
  const place = { words: "papierfabriek" };
  expect(among(...field, mention("pilot", place), mention("plane"))).toEqual(["pilot"]);
  expect(among(...field, mention("pilot", place), mention("plane"), mention("post"))).toEqual([]);
});

it("judges nothing by a handful of skills", () => {
  expect(among(...field.slice(0, 3), mention("pilot"))).toEqual([]);
});
