import type { MatchRequirement } from "@vaardig/contract/matching";
import { expect, it } from "vitest";
import { gapsOf } from "./gapsOf.ts";

function buildRequirement(name: string, status: MatchRequirement["status"], lost: number): MatchRequirement {
  return {
    skill: { id: name, name, kind: "skill" as const, group_id: null, group_name: null },
    status,
    need: 3,
    have: null,
    kind: "essential",
    importance: 3,
    must_have: false,
    via: null,
    via_level: null,
    expires_on: null,
    credit: 0,
    points: 0,
    lost,
    source: null,
    endorsed_by: [],
    last_used: null,
    stated_at: null,
    own_level: null,
  };
}

it("shows what is not met, by what it would add, and never what is met", () => {
  const gaps = gapsOf([
    buildRequirement("Excel", "met", 9),
    buildRequirement("SQL", "below_level", 2),
    buildRequirement("Spark", "missing", 7),
    buildRequirement("Python", "level_unknown", 2),
    buildRequirement("Git", "adjacent", 3),
  ]);
  expect(gaps.map(({ skill }) => skill.name)).toEqual(["Spark", "Git", "Python", "SQL"]);
});
