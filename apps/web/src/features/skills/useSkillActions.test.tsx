import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildPersonSkill } from "../../test/buildPersonSkill.ts";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../test/recordSent.ts";
import words from "./skills.en.json";
import { type SkillActions, useSkillActions } from "./useSkillActions.ts";

let screen: HookOnScreen<SkillActions>;
let sent: Sent[];
let answer: () => unknown;
beforeEach(async () => {
  answer = () => buildPersonSkill();
  sent = recordSent(() => answer());
  screen = await drawHook(useSkillActions, { skills: words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

const bodies = () => sent.filter(({ call }) => !call.startsWith("DELETE")).map(({ body }) => body);

test.each<[PersonSkill["source"], string]>([
  ["inferred", "inferred"],
  ["self", "self"],
  ["confirmed", "self"],
])("a removed skill that was %s is undone as %s", async (source, restored) => {
  const mine = buildPersonSkill({ source, level: 4, words: "built bridges", last_used: "2024-05-01" });
  await screen.run(({ remove }) => remove(mine));
  expect(screen.message()).toBe("SQL removed");
  await screen.undo();
  const { id: skill_id } = mine.skill;
  expect(bodies()).toEqual([
    {
      skill_id,
      level: 4,
      source: restored,
      last_used: "2024-05-01",
      expires_on: null,
      words: "built bridges",
    },
  ]);
});

test("another level is one's own statement, and undo brings the former one back", async () => {
  const mine = buildPersonSkill({ source: "inferred", level: 2, expires_on: "2027-01-31" });
  await screen.run(({ change }) => change(mine, 5, "2028-01-31"));
  await screen.undo();
  expect(bodies()).toMatchObject([
    { level: 5, source: "self", expires_on: "2028-01-31" },
    { level: 2, source: "inferred", expires_on: "2027-01-31" },
  ]);
});

test("a refusal is shown, and nothing is said to be removed", async () => {
  answer = () => refusal("conflict", "Used by a goal");
  await screen.run(({ remove }) => remove(buildPersonSkill()));
  expect(screen.message()).toBe("Used by a goal");
});

test("a skill without a level has nothing to bring back", async () => {
  await screen.run(({ remove }) => remove(buildPersonSkill({ level: null })));
  const before = sent.length;
  await screen.undo();
  expect(sent).toHaveLength(before);
});
