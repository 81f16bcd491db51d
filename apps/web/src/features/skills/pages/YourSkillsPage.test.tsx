import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { afterEach, expect, test, vi } from "vitest";
import { buildPersonSkill } from "../../../test/buildPersonSkill.ts";
import { drawPage, said } from "../../../test/drawPage.tsx";
import { isAsked, type OnScreen, press } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../skills.en.json";
import { YourSkillsPage } from "./YourSkillsPage.tsx";

let screen: OnScreen | undefined;
const draw = () => drawPage(YourSkillsPage, {}, { skills: words });
const open = async (...data: PersonSkill[]) => {
  stubServer({ "GET /skill_proficiency": () => ({ data, total: data.length }) });
  screen = await draw();
};
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const SQL = buildPersonSkill();
const LICENCE = buildPersonSkill({
  id: "vca",
  skill: { ...SQL.skill, id: "vca", name: "VCA", kind: "licence" },
});

test("without skills there is no picture, but the way to the first one", async () => {
  await open();
  expect(said()).toContain(words.empty.title);
  expect(said()).not.toContain(words.picture.help);
  await press(words.add.open);
  expect(isAsked(words.add.title)).toBe(true);
});

test("the picture counts skills with a level: a licence has none", async () => {
  await open(LICENCE);
  expect(said()).toContain("VCA");
  expect(said()).not.toContain(words.picture.help);
  await screen?.remove();
  await open(SQL, LICENCE);
  expect(said()).toContain("1 of 1");
});

testRefetches({
  open: draw,
  call: "GET /skill_proficiency",
  answer: () => ({ data: [SQL], total: 1 }),
  failed: words["not-loaded"],
  shown: "SQL",
});
