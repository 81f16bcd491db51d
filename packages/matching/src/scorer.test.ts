import { describe, expect, test } from "vitest";
import { compileJob } from "./compileJob.ts";
import type { Claim, Requirement } from "./model.ts";
import { scoreCompiled, scorePerson } from "./scorer.ts";
import { buildSkillTable } from "./skillTable.ts";

// Weights: sql 1 × 3/3 × (0.2 + 0.8 × 5/5) = 1, python 1 × 5/3 × (0.2 + 0.8 × 2.5/5) = 1, dutch 0.6 × 3/3 × 0.2 = 0.12.
const skills = buildSkillTable([
  { id: "dutch", idf: 0, groupIds: ["languages"], neighbours: [] },
  { id: "german", idf: 1, groupIds: ["languages"], neighbours: [] },
  { id: "python", idf: 2.5, groupIds: [], neighbours: [{ skillId: "r", sim: 0.9 }] },
  { id: "r", idf: 4, groupIds: [], neighbours: [] },
  { id: "sql", idf: 9, groupIds: [], neighbours: [{ skillId: "r", sim: 0.5 }] },
]);
const job: Requirement[] = [
  { skillId: "sql", level: 4, kind: "essential", importance: 3, mustHave: true },
  { skillId: "python", level: 5, kind: "essential", importance: 5, mustHave: false },
  { skillId: "dutch", level: 3, kind: "optional", importance: 3, mustHave: false },
];
const claim = (skillId: string, level: number | null, more: Partial<Claim> = {}): Claim => ({
  skillId,
  level,
  source: "confirmed",
  lastUsedYears: 0,
  ...more,
});

describe("scorePerson", () => {
  test("adds weighted credits: level, source and age of the evidence", () => {
    const claims = [claim("sql", 4), claim("python", 3, { source: "self", lastUsedYears: 4 })];
    // (1 × 1 + 1 × 3/5 × 0.9 × 0.9) / 2.12
    const score = scorePerson(job, claims, skills);
    expect(score?.score).toBeCloseTo(1.486 / 2.12, 12);
    expect(score?.band).toBe("high");
  });

  test("lets a neighbour stand in for up to 0.4 and a member of the same group for 0.15", () => {
    const claims = [claim("r", 4, { source: "inferred" }), claim("german", 5)];
    // python by r: 0.4 × (0.9 − 0.5) / 0.5 × 4/5 = 0.256; sql by r: 0.5 is too far; dutch by german: 0.15.
    const score = scorePerson(job, claims, skills);
    expect(score?.score).toBeCloseTo((0.256 + 0.12 * 0.15) / 2.12, 12);
  });

  test("takes the better of a weak claim and a strong neighbour", () => {
    const score = scorePerson(job, [claim("python", 1), claim("r", 5)], skills);
    expect(score?.score).toBeCloseTo(0.32 / 2.12, 12);
  });

  test("counts related skills only where the job says so", () => {
    const bare = compileJob(job, skills, { adjacency: false });
    expect(bare && scoreCompiled(bare, [claim("r", 5), claim("german", 5)], skills).score).toBe(0);
  });

  test("gives exactly 1 for everything confirmed and exactly 0 for what helps nothing", () => {
    expect(scorePerson(job, [claim("sql", 4), claim("python", 5), claim("dutch", 5)], skills)?.score).toBe(1);
    expect(scorePerson(job, [claim("cooking", 5)], skills)?.score).toBe(0);
  });

  test("caps the band when a must-have is missing, and says which", () => {
    const easy = job.map((need) => ({ ...need, importance: need.skillId === "python" ? 5 : 1 }));
    const score = scorePerson(easy, [claim("python", 5), claim("dutch", 3)], skills);
    expect(score?.score).toBeGreaterThan(0.6);
    expect(score).toMatchObject({ band: "moderate", cappedBy: "sql" });
  });

  test("has not enough information about someone without skills", () => {
    expect(scorePerson(job, [], skills)).toMatchObject({ score: null, band: null, cappedBy: null });
    expect(scorePerson(job, [claim("dutch", 5, { source: "language" })], skills)?.score).toBeNull();
  });

  test("has not enough information about a job without requirements", () => {
    expect(scorePerson([], [claim("sql", 4)], skills)).toBeNull();
  });

  test("merges two requirements for one skill into the stronger in every respect", () => {
    const twice: Requirement[] = [
      { skillId: "old-sql", level: 2, kind: "essential", importance: 1, mustHave: false },
      { skillId: "sql", level: 4, kind: "optional", importance: 5, mustHave: true },
    ];
    const merged = buildSkillTable([], new Map([["old-sql", "sql"]]));
    const one = { skillId: "sql", level: 4, kind: "essential", importance: 5, mustHave: true };
    expect(compileJob(twice, merged)?.requirements).toMatchObject([one]);
    expect(compileJob(twice.toReversed(), merged)?.requirements).toMatchObject([one]);
  });
});
