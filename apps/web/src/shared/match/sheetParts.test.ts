import type { MatchRequirement } from "@vaardig/contract/matching";
import { expect, test } from "vitest";
import { isLossShown, isOldStatement, missingMustHaves, sheetParts } from "./sheetParts.ts";

const line = (name: string, overrides: Partial<MatchRequirement> = {}): MatchRequirement => ({
  skill: { id: name, name, kind: "skill", group_id: null, group_name: null },
  status: "met",
  need: 3,
  have: 3,
  kind: "essential",
  importance: 3,
  must_have: false,
  via: null,
  via_level: null,
  credit: 1,
  points: 5,
  lost: 0,
  source: "self",
  last_used: null,
  expires_on: null,
  stated_at: null,
  own_level: null,
  endorsed_by: [],
  ...overrides,
});
const names = (lines: MatchRequirement[]) => lines.map(({ skill }) => skill.name);

test("a sheet has three parts, each with the heaviest line first", () => {
  const parts = sheetParts([
    line("met light", { points: 1 }),
    line("below", { status: "below_level", points: 2, lost: 1 }),
    line("missing", { status: "missing", points: 0, lost: 4 }),
    line("near", { status: "adjacent", points: 2, lost: 9 }),
    line("met heavy", { points: 8 }),
    line("unsaid", { status: "level_unknown", points: 1, lost: 1 }),
  ]);
  expect(names(parts.have)).toEqual(["met heavy", "met light"]);
  expect(names(parts.close)).toEqual(["near", "below", "unsaid"]);
  expect(names(parts.missing)).toEqual(["missing"]);
});

test("missing must-haves are those of which there is nothing, whatever holds the band", () => {
  const missing = { status: "missing", must_have: true } as const;
  const lines = [
    line("light", { ...missing, lost: 2 }),
    line("near", { status: "adjacent", must_have: true }),
    line("wished", { status: "missing" }),
    line("heavy", { ...missing, lost: 7 }),
  ];
  expect(names(missingMustHaves(lines))).toEqual(["heavy", "light"]);
});

test.each([
  [0, false],
  [0.04, false],
  [0.05, true],
  [3, true],
])("%d lost points are shown: %s", (lost, expected) => {
  expect(isLossShown({ lost })).toBe(expected);
});

test("a statement has an age from a year on", () => {
  const now = new Date("2026-11-22T00:00:00Z");
  expect(isOldStatement({ stated_at: "2026-01-01T00:00:00Z" }, now)).toBe(false);
  expect(isOldStatement({ stated_at: "2025-11-01T00:00:00Z" }, now)).toBe(true);
  expect(isOldStatement({ stated_at: null }, now)).toBe(false);
});
