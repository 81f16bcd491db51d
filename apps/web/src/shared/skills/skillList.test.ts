import type { RequiredSkill } from "@vaardig/contract/skill-profiles/skillProfiles";
import { expect, test } from "vitest";
import { isSameList, mergeLists, toSend } from "./skillList.ts";

const skill = (id: string, level: number, rest: Partial<RequiredSkill> = {}): RequiredSkill => ({
  skill: { id, name: id.toUpperCase(), kind: "skill" as const, group_id: null, group_name: null },
  level,
  kind: "essential",
  importance: 3,
  must_have: false,
  ...rest,
});

test("lists ask the same in any order, and not when one skill is rated otherwise", () => {
  const list = [skill("a", 1), skill("b", 2)];
  expect(isSameList(list, [skill("b", 2), skill("a", 1)])).toBe(true);
  expect(isSameList(list, [skill("a", 1)])).toBe(false);
  for (const rest of [{ level: 3 }, { kind: "optional" as const }, { importance: 4 }, { must_have: true }])
    expect(isSameList(list, [skill("a", 1), skill("b", 2, rest)])).toBe(false);
});

test("the other's changes are kept beside mine, and what I changed is shown where they have it otherwise", () => {
  const base = [skill("a", 1), skill("b", 1), skill("c", 1), skill("d", 1)];
  const mine = [skill("a", 5), skill("b", 1), skill("d", 3), skill("mine", 2)];
  const theirs = [skill("a", 2), skill("b", 4), skill("c", 1), skill("theirs", 2)];
  const { conflicts, taken, merged } = mergeLists(base, mine, theirs);
  expect(conflicts).toEqual(["a", "c", "d", "mine"]);
  expect(taken).toEqual(["b", "theirs"]);
  const levels = merged.map((entry) => [entry.skill.id, entry.level]);
  expect(levels).toEqual([
    ["a", 5],
    ["b", 4],
    ["d", 3],
    ["mine", 2],
    ["theirs", 2],
  ]);
});

test("what is sent names skills by their id", () => {
  expect(toSend([skill("a", 4, { must_have: true })])).toEqual([
    { skill_id: "a", level: 4, kind: "essential", importance: 3, must_have: true },
  ]);
});
