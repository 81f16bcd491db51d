import { afterEach, expect, test } from "vitest";
import common from "../../../lib/words/common.en.json";
import { SKILL } from "../../../test/buildCourse.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../courses.en.json";
import { TaughtSkills } from "./TaughtSkills.tsx";

let screen: OnScreen;
afterEach(async () => screen.remove());
const open = async (from: number, to: number, kind: "skill" | "licence" = "skill") => {
  screen = await draw(
    <TaughtSkills skills={[{ skill: { ...SKILL, kind }, level_from: from, level_to: to }]} />,
    {
      courses: words,
    },
  );
  return said();
};
const { levels } = common;
const steps = () => document.querySelector("[role=img]")?.getAttribute("aria-label");

test("a course for those who begin is said to lead up to a level, and no level is filled", async () => {
  const text = await open(0, 3);
  expect(text).toContain(words["up-to"].replace("{{to}}", levels[3]));
  expect(text).not.toContain(levels[1]);
  expect(steps()).toMatch(new RegExp(`^${levels.none}; ${levels[3]}`));
});

test("another is said from its entry level to its target", async () => {
  expect(await open(1, 3)).toContain(
    words["from-to"].replace("{{from}}", levels[1]).replace("{{to}}", levels[3]),
  );
  expect(steps()).toMatch(new RegExp(`^${levels[1]}.*; ${levels[3]}`));
});

test("one for a licence has no levels", async () => {
  const text = await open(0, 3, "licence");
  expect(text).toContain(words["leads-to-licence"]);
  expect(text).not.toContain(levels[3]);
});
