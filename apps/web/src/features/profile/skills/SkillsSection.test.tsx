import { afterEach, expect, test, vi } from "vitest";
import rating from "../../../shared/skills/rating.en.json";
import { buildPersonSkill } from "../../../test/buildPersonSkill.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { findButton, type OnScreen, press } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, stubServer } from "../../../test/stubServer.ts";
import profile from "../profile.en.json";
import { SkillsSection } from "./SkillsSection.tsx";

const { skill: SQL } = buildPersonSkill();
const held = (name: string, level: number | null, more: object = {}) =>
  buildPersonSkill({ id: name, skill: { ...SQL, id: name, name }, level, ...more });

let screen: OnScreen | undefined;
let asked: Asked;
const open = async (data: object[], can: string[], isMine = false) => {
  await screen?.remove();
  asked = stubServer({
    "GET /skill_proficiency": () => ({ data, can, total: data.length }),
    "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
  });
  const Page = () => <SkillsSection userId="u" isMine={isMine} />;
  screen = await drawPage(Page, {}, { profile, rating }, signedInAs("employee", "your-skills"));
};
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

test("skills are listed by level, the eight highest first, and the others on request", async () => {
  const levels = [1, null, 5, 2, 3, 3, 3, 3, 3, 4];
  await open(
    levels.map((level, at) => held(`Skill ${"abcdefghij"[at]}`, level)),
    [],
  );
  const rows = () => [...document.querySelectorAll("li")].map((row) => row.textContent?.slice(6, 7)).join("");
  expect(rows()).toBe("cjefghid");
  await press("Show 2 more");
  expect(rows()).toBe("cjefghidab");
  await press("Show fewer");
  expect(rows()).toBe("cjefghid");
});

test("someone who may confirm is offered what waits, without languages and what is confirmed", async () => {
  const data = [
    held("SQL", 3),
    held("GIS", 3, { source: "confirmed" }),
    held("Java", 3, { source: "confirmed", own_view: { level: 5, at: "2026-01-01T00:00:00.000Z" } }),
    held("Dutch", 5, { source: "language" }),
  ];
  await open(data, ["confirm"]);
  expect(asked.find(({ call }) => call === "GET /skill_proficiency")?.query).toMatchObject({ user_id: "u" });
  expect(findButton("Confirm 2 skills")).toBeDefined();
  expect(findButton("Rate another skill")).toBeDefined();
  await pressNamed("Confirm 2 skills");
  expect(said()).toContain("Skills to confirm");
  await open(data, []);
  expect(said()).not.toContain("Confirm 2 skills");
  expect(findButton("Rate another skill")).toBeUndefined();
  expect(findNamed("Go to my skills")).toBeUndefined();
});

test("one's own are read without an id and lead to My skills; none is said", async () => {
  await open([], [], true);
  expect(asked.find(({ call }) => call === "GET /skill_proficiency")?.query).toEqual({});
  expect(findNamed("Go to my skills")?.getAttribute("href")).toBe("/employee/your-skills");
  expect(said()).toContain("No skills yet.");
  await open([held("SQL", 3)], ["confirm"]);
  expect(findButton("Confirm 1 skill")).toBeDefined();
  expect(document.querySelector("[aria-expanded]")).toBeNull();
});
