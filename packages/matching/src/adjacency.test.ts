import { expect, test } from "vitest";
import { type OccupationSkill, skillStatistics } from "./adjacency.ts";

const asks = (occupationId: string, skillId: string, kind: OccupationSkill["kind"] = "essential") => ({
  occupationId,
  skillId,
  kind,
});

test("computes idf over occupations and the cosine of the skills' occupation vectors", () => {
  const statistics = skillStatistics([
    asks("baker", "bread"),
    asks("baker", "hygiene"),
    asks("cook", "hygiene", "optional"),
    asks("cook", "soup"),
    asks("cook", "sauce"),
  ]);
  const of = (skillId: string) => statistics.find((entry) => entry.skillId === skillId);
  expect(of("hygiene")?.idf).toBe(0);
  expect(of("bread")?.idf).toBeCloseTo(Math.log(2), 12);
  // Four skills: the baker's two weigh ln(5/2) each, the cook's three ln(5/3).
  const [baker, cook] = [Math.log(5 / 2), Math.log(5 / 3)];
  const cosine = baker ** 2 / (baker * Math.hypot(baker, 0.5 * cook));
  expect(of("bread")?.neighbours).toEqual([{ skillId: "hygiene", sim: expect.closeTo(cosine, 12) }]);
  expect(of("soup")?.neighbours.map((neighbour) => neighbour.skillId)).toEqual(["sauce", "hygiene"]);
  expect(of("soup")?.neighbours[0]?.sim).toBeCloseTo(1, 12);
});

test("takes the stronger of two relations and keeps 20 neighbours, ties by id", () => {
  const wide = Array.from({ length: 30 }, (_, at) => asks("one", `s${String(at).padStart(2, "0")}`));
  const [first] = skillStatistics([asks("one", "s00", "optional"), ...wide, asks("one", "s00", "optional")]);
  expect(first?.neighbours).toHaveLength(20);
  expect(first?.neighbours.at(-1)).toEqual({ skillId: "s20", sim: expect.closeTo(1, 12) });
});

test("knows nothing without relations", () => {
  expect(skillStatistics([])).toEqual([]);
});
