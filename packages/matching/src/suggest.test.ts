import { expect, test } from "vitest";
import type { OccupationSkill } from "./adjacency.ts";
import { buildSuggester } from "./suggest.ts";
import { buildLinker } from "./textMatch/linker.ts";

const linker = buildLinker([
  { conceptId: "nurse", label: "nurse", lang: "en", preferred: true },
  { conceptId: "nurse", label: "verpleegkundige", lang: "nl", preferred: true },
  { conceptId: "school-nurse", label: "school nurse", lang: "en", preferred: true },
  { conceptId: "welder", label: "welder", lang: "en", preferred: true },
]);
const relations: OccupationSkill[] = [
  { occupationId: "nurse", skillId: "care", kind: "essential" },
  { occupationId: "nurse", skillId: "charting", kind: "optional" },
  { occupationId: "school-nurse", skillId: "care", kind: "essential" },
  { occupationId: "school-nurse", skillId: "teaching", kind: "essential" },
  { occupationId: "welder", skillId: "welding", kind: "essential" },
];
const suggester = buildSuggester(linker, relations);

test("lends the skills of similar occupations, the most similar ones most", () => {
  const similarity = linker.link("nurse").find((link) => link.conceptId === "school-nurse")?.score ?? 0;
  const total = 1 + similarity ** 4;
  const found = suggester.suggest("Nurse");
  expect(found.map(({ skillId }) => skillId)).toEqual(["care", "charting", "teaching"]);
  expect(found[0]).toEqual({ skillId: "care", score: expect.closeTo(1, 6), becauseOf: "nurse" });
  expect(found[1]?.score).toBeCloseTo(1 / total, 6);
  expect(found[2]?.becauseOf).toBe("school-nurse");
});

test("works from either language and says nothing about a title like no other", () => {
  expect(suggester.suggest("Verpleegkundige", { k: 1 })[0]?.skillId).toBe("care");
  expect(suggester.suggest("qqq")).toEqual([]);
  expect(suggester.suggest("")).toEqual([]);
});
