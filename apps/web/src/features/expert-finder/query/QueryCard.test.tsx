import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import requiredSkillWords from "../../../shared/required-skills/required-skills.en.json";
import readingWords from "../../../shared/search-reading/search-reading.en.json";
import type { SkillDraft } from "../../../shared/skills/skillList.ts";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { findNamed, pressNamed, search } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../expert-finder.en.json";
import { QueryCard } from "./QueryCard.tsx";

const { skill } = buildRequiredSkill();
const read = {
  text: "anna sql basic",
  skills: [{ skill, level: 2, start: 5, end: 14 }],
  rest: "anna",
  near: [],
};
let screen: OnScreen;
let asked: SkillDraft[] = [];
const finding = { search: read.text, read, setSearch: vi.fn(), promote: vi.fn() };
afterEach(async () => {
  await screen.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function Search({ start }: { start: SkillDraft[] }) {
  const [skills, setSkills] = useState<SkillDraft[]>(start);
  asked = skills;
  return (
    <QueryCard
      skills={skills}
      unnamed={0}
      finding={start.length > 0 ? { ...finding, search: "", read: undefined } : finding}
      onRemember={() => undefined}
      onChange={setSkills}
    />
  );
}
beforeEach(() => void openServer("/none"));
const open = (start: SkillDraft[]) =>
  draw(<Search start={start} />, {
    "expert-finder": words,
    "required-skills": requiredSkillWords,
    "search-reading": readingWords,
  });

test("a skill is looked for at any level until one is chosen, and again when that is taken back", async () => {
  screen = await open([{ ...buildRequiredSkill(), level: null }]);
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

test("one box takes a name and a skill: what was understood can be adjusted, and the words meant as typed", async () => {
  screen = await open([]);
  await search(words.query.search, "anna sql expert");
  expect(finding.setSearch).toHaveBeenLastCalledWith("anna sql expert");
  expect(findNamed("SQL, at least Basic")).toBeDefined();
  await pressNamed("SQL, at least Basic");
  const taken = { skill_id: skill.id, level: 2, kind: "essential", importance: 3, must_have: false };
  expect(finding.promote).toHaveBeenCalledWith("anna", taken);
  await press(readingWords["as-words"]);
  expect(finding.setSearch).toHaveBeenLastCalledWith('"anna sql basic"');
});
