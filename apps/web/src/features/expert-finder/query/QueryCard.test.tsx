// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import requiredSkillWords from "../../../shared/required-skills/required-skills.en.json";
import type { SkillDraft } from "../../../shared/skills/skillList.ts";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { choose, draw, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../expert-finder.en.json";
import { QueryCard } from "./QueryCard.tsx";

const { skill } = buildRequiredSkill();
let screen: OnScreen;
let asked: SkillDraft[] = [];
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

function Search() {
  const [skills, setSkills] = useState<SkillDraft[]>([]);
  asked = skills;
  return <QueryCard skills={skills} unnamed={0} onChange={setSkills} />;
}

test("a skill is looked for at any level until one is chosen, and again when that is taken back", async () => {
  const found = { data: [{ ...skill, matched: null }], total: 1, can: [] };
  openServer("/none", { "/skill": () => found });
  screen = await draw(<Search />, {
    "expert-finder": words,
    "required-skills": requiredSkillWords,
  });
  await type(words.query.add, "SQL");
  await settle(400);
  await choose("SQL");
  expect(asked).toMatchObject([{ skill, level: null }]);
  const chip = document.querySelector<HTMLElement>("[aria-haspopup=dialog]");
  expect(chip?.textContent).toBe("SQL · Any level");
  chip?.click();
  await settle();
  const levels = () => [...document.querySelectorAll<HTMLInputElement>("[role=radiogroup] input")];
  expect(levels().filter(({ checked }) => checked)).toEqual([]);
  levels()[3]?.click();
  await settle();
  expect(asked).toMatchObject([{ level: 4 }]);
  expect(chip?.textContent).toBe("SQL · Advanced");
  await press("Any level");
  expect(asked).toMatchObject([{ level: null }]);
});
