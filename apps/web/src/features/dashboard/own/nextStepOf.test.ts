import type { MatchRequirement, MatchSheet } from "@vaardig/contract/matching";
import { expect, test } from "vitest";
import { nextStepOf } from "./nextStepOf.ts";

const skill = (name: string) => ({ id: name, name }) as unknown as MatchRequirement["skill"];
const sheet = (lift: MatchSheet["lift"], requirements: Partial<MatchRequirement>[] = []) =>
  ({ lift, requirements }) as unknown as MatchSheet;
const change = (name: string, gain: number) => ({ skill: skill(name), from: 2, to: 3, gain });

test("one change to the next band is named with the band, of several the largest without it", () => {
  const one = nextStepOf(sheet({ band: "very_high", changes: [change("SQL", 4)] }));
  expect(one).toMatchObject({ skill: { name: "SQL" }, from: 2, to: 3, band: "very_high" });
  const two = nextStepOf(sheet({ band: "very_high", changes: [change("SQL", 4), change("Python", 6)] }));
  expect(two).toMatchObject({ skill: { name: "Python" }, band: null });
});

test("without a next band it is the gap that weighs most, and nothing where nothing is short", () => {
  const gaps = [
    { skill: skill("SQL"), status: "missing" as const, have: null, need: 3, lost: 2 },
    { skill: skill("Git"), status: "below_level" as const, have: 1, need: 2, lost: 5 },
    { skill: skill("CSS"), status: "met" as const, have: 3, need: 3, lost: 9 },
  ];
  expect(nextStepOf(sheet(null, gaps))).toMatchObject({ skill: { name: "Git" }, from: 1, to: 2, band: null });
  expect(nextStepOf(sheet(null, gaps.slice(2)))).toBeNull();
});
