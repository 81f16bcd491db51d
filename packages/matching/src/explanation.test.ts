import { describe, expect, test } from "vitest";
import { explain } from "./explanation.ts";
import type { Claim, Requirement } from "./model.ts";
import { buildSkillTable } from "./skillTable.ts";

const need = (skillId: string, level: number, more: Partial<Requirement> = {}): Requirement => ({
  skillId,
  level,
  kind: "essential",
  importance: 3,
  mustHave: false,
  ...more,
});
const claim = (skillId: string, level: number | null, more: Partial<Claim> = {}): Claim => ({
  skillId,
  level,
  source: "self",
  lastUsedYears: 0,
  ...more,
});
const facts = buildSkillTable(
  ["a", "b", "c", "d", "e", "x", "y"].map((id) => ({
    id,
    idf: 5,
    groupIds: [],
    neighbours: id === "d" ? [{ skillId: "x", sim: 1 }] : [],
  })),
);
const job = ["a", "b", "c", "d", "e"].map((skillId) => need(skillId, 4));
const claims = [
  claim("a", 5, { source: "confirmed", lastUsedYears: 3 }),
  claim("b", 2),
  claim("c", null, { source: "inferred" }),
  claim("x", 2, { lastUsedYears: 9 }),
  claim("y", 5),
];

describe("explain", () => {
  test("gives every requirement its status, evidence, points and lost points", () => {
    const sheet = explain(job, claims, facts);
    expect(sheet?.requirements.map(({ skillId, status, via }) => [skillId, status, via])).toEqual([
      ["a", "met", null],
      ["b", "below_level", null],
      ["c", "level_unknown", null],
      ["d", "adjacent", "x"],
      ["e", "missing", null],
    ]);
    const points = sheet?.requirements.map((line) => line.points) ?? [];
    [18, 9, 7, 4, 0].forEach((expected, at) => {
      expect(points[at]).toBeCloseTo(expected, 9);
    });
    expect(sheet?.requirements[0]).toMatchObject({ need: 4, have: 5, source: "confirmed", lastUsedYears: 3 });
    expect(sheet?.requirements[0]?.lost).toBeCloseTo(2, 9);
    expect(sheet?.requirements[2]).toMatchObject({ have: null, source: "inferred" });
    expect(sheet?.requirements[3]).toMatchObject({
      have: null,
      viaLevel: 2,
      source: "self",
      lastUsedYears: 9,
    });
    expect(sheet?.requirements[4]).toMatchObject({
      have: null,
      source: null,
      lastUsedYears: null,
      credit: 0,
    });
  });

  test("says how much rests on known levels, what was not used, and what never is", () => {
    const sheet = explain(job, claims, facts);
    expect(sheet?.score).toBeCloseTo(0.38, 12);
    expect(sheet?.band).toBe("low");
    // Of a, b, c, d and e the levels of a and b are stated; x stands in for d, which says nothing about d itself.
    expect(sheet?.confidence).toBeCloseTo(0.4, 12);
    expect(sheet?.notUsed).toEqual(["y"]);
    expect(sheet?.neverUsed).toEqual(["gender", "age", "name", "photo", "nationality"]);
    expect(sheet?.scorerVersion).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test("shows the own level beside the neighbour that earns more", () => {
    const [line] = explain([need("d", 5)], [claim("d", 1), claim("x", 5)], facts)?.requirements ?? [];
    expect(line).toMatchObject({ status: "adjacent", via: "x", viaLevel: 5, have: 1 });
  });

  test("lifts to the next band with the smallest set, and no further than needed", () => {
    // With c at level 3 and x at 4 the score is 0.455; the missing e gives 0.18 at level 4, and too little at level 3.
    const higher = new Map([
      ["c", 3],
      ["x", 4],
    ]);
    const more = claims.map((one) => ({ ...one, level: higher.get(one.skillId) ?? one.level }));
    expect(explain(job, more, facts)?.lift).toMatchObject({
      band: "high",
      changes: [{ skillId: "e", fromLevel: null, toLevel: 4 }],
    });
    // From 0 to 0.2 one of two skills will do, at level 2 of 4: half of 0.9 of one half.
    expect(explain([need("a", 4), need("b", 4)], [claim("y", 1)], facts)?.lift?.changes).toEqual([
      { skillId: "a", fromLevel: null, toLevel: 2, gain: expect.closeTo(22.5, 9) },
    ]);
  });

  test("raises the must-have that holds the band to the required level, even if other skills weigh more", () => {
    const capped = [
      need("a", 3, { importance: 1, mustHave: true }),
      ...["b", "c", "d", "e"].map((id) => need(id, 3)),
    ];
    const held = ["b", "c", "d", "e"].map((id) => claim(id, 3, { source: "confirmed" }));
    const sheet = explain(capped, held, facts);
    expect(sheet).toMatchObject({ band: "moderate", cappedBy: "a" });
    expect(sheet?.lift).toMatchObject({
      band: "high",
      changes: [{ skillId: "a", fromLevel: null, toLevel: 3 }],
    });
  });

  test("explains what is asked of someone whose profile is empty, without a score", () => {
    const sheet = explain(job, [], facts);
    expect(sheet).toMatchObject({ score: null, band: null, confidence: 0, lift: null });
    expect(sheet?.requirements.map(({ status }) => status)).toEqual(job.map(() => "missing"));
  });

  test("has nothing to lift in the best band and nothing to say about a job without requirements", () => {
    expect(explain([need("a", 1)], [claim("a", 5)], facts)?.lift).toBeNull();
    expect(explain([], claims, facts)).toBeNull();
  });
});
