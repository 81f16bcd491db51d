import type { ComponentProps } from "react";
import { afterEach, expect, test } from "vitest";
import { buildPersonSkill } from "../../../test/buildPersonSkill.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import rating from "../../skills/rating.en.json";
import words from "../card.en.json";
import { PublicCard } from "./PublicCard.tsx";

type Person = ComponentProps<typeof PublicCard>["person"];
const BARE: Person = {
  name: "Ann",
  photo_url: null,
  headline: null,
  about: null,
  role: null,
  department: null,
  team: null,
  manager: null,
  skills: [],
};
const named = (name: string) => ({ id: name, name }) as never;

let screen: OnScreen;
afterEach(async () => screen.remove());
async function open(more: Partial<Person> = {}) {
  screen = await draw(<PublicCard person={{ ...BARE, ...more }} />, { card: words, rating });
  return said();
}

test("is read where nothing is known but the name", async () => {
  const text = await open();
  expect(text).toContain("Ann");
  expect(text).toContain(words["no-skills"]);
  for (const part of ["role", "department", "team", "manager", "about"] as const)
    expect(text).not.toContain(words[part]);
});

test("says that somebody does not show their skills, which is not the same as none", async () => {
  const text = await open({ skills: null });
  expect(text).toContain(words["skills-hidden"]);
  expect(text).not.toContain(words["no-skills"]);
});

test.each([
  ["the headline", { headline: "Plans trams", role: named("Planner") }, "Plans trams"],
  ["else the role", { role: named("Planner"), department: named("Rail") }, "Planner"],
  ["else the department", { department: named("Rail") }, "Rail"],
])("stands under the name: %s", async (_what, more, text) => {
  await open(more as Partial<Person>);
  expect(document.querySelector("h3")?.nextElementSibling?.textContent).toBe(text);
});

test("each fact and each skill with who endorses it", async () => {
  const text = await open({
    role: named("Planner"),
    department: named("Rail"),
    team: named("North"),
    manager: named("Bo"),
    about: "I plan",
    skills: [buildPersonSkill({ endorsed_by: ["Cas", "Dee"] as never })] as never,
  });
  for (const part of ["Planner", "Rail", "North", "Bo", "I plan", "SQL", "Cas"]) expect(text).toContain(part);
  expect(text).not.toContain(words["no-skills"]);
});
