import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";
import { expect, test } from "vitest";
import { compareLists } from "./compareLists.ts";

const asked = (id: string, level: number, kind: RequiredSkill["kind"] = "essential"): RequiredSkill => ({
  skill: { id, name: id, kind: "skill" as const, group_id: null, group_name: null },
  level,
  kind,
  importance: 3,
  must_have: false,
});

test("differences come first, the widest first, and every skill of both is there once", () => {
  const mine = [asked("equal", 3), asked("near", 3), asked("kind", 2), asked("mine", 5)];
  const theirs = [asked("theirs", 2), asked("kind", 2, "optional"), asked("near", 4), asked("equal", 3)];
  const { different, same } = compareLists(mine, theirs);
  expect(different.map(({ skill }) => skill.id)).toEqual(["mine", "theirs", "near", "kind"]);
  expect(different.map((pair) => [pair.mine?.level ?? null, pair.theirs?.level ?? null])).toEqual([
    [5, null],
    [null, 2],
    [3, 4],
    [2, 2],
  ]);
  expect(same.map(({ skill }) => skill.id)).toEqual(["equal"]);
});
