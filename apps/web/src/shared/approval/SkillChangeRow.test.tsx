import type { ComponentProps } from "react";
import { afterEach, expect, test } from "vitest";
import { buildRequiredSkill } from "../../test/builders.ts";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import required from "../required-skills/required-skills.en.json";
import words from "./approval.en.json";
import { SkillChangeRow } from "./SkillChangeRow.tsx";

const { skill, ...RATING } = buildRequiredSkill();
type Props = ComponentProps<typeof SkillChangeRow>;

let screen: OnScreen;
afterEach(async () => screen.remove());
async function open(from: Props["from"], to: Props["to"], isNew = false) {
  screen = await draw(<SkillChangeRow skill={skill} from={from} to={to} isNew={isNew} />, {
    approval: words,
    "required-skills": required,
  });
  return document.querySelector("li")?.textContent ?? "";
}
const LEVELS = /Beginner|Basic|Intermediate|Advanced|Expert/g;

test("a changed level says nothing of what stays", async () => {
  const text = await open(RATING, { ...RATING, level: 5 });
  expect(text.match(LEVELS)).toHaveLength(2);
  for (const part of [
    required.kinds.essential,
    words.change["not-must-have"],
    required["must-have"],
    "mportance",
  ])
    expect(text).not.toContain(part);
});

test("a skill that is no longer a must-have says so, and one that becomes it", async () => {
  expect(await open({ ...RATING, must_have: true }, RATING)).toMatch(
    new RegExp(`${required["must-have"]}.*${words.change["not-must-have"]}`),
  );
  await screen.remove();
  const text = await open(RATING, { ...RATING, must_have: true });
  expect(text).toMatch(new RegExp(`${words.change["not-must-have"]}.*${required["must-have"]}$`));
  expect(text.match(LEVELS)).toBeNull();
});

test("one that stays optional is not said to be no must-have", async () => {
  expect(await open(RATING, { ...RATING, kind: "optional" })).not.toContain(words.change["not-must-have"]);
});

test("another kind and importance are said in words", async () => {
  const text = await open(RATING, { ...RATING, kind: "optional", importance: 5 });
  expect(text).toContain(required.kinds.essential);
  expect(text).toContain(required.kinds.optional);
  expect(text).toContain(required.importances[5]);
  expect(text.match(LEVELS)).toBeNull();
});

test("an added skill stands beside that it was not required, with all of it", async () => {
  const text = await open(null, RATING);
  expect(text).toContain(words.change["skill-added"]);
  expect(text).toContain(required.kinds.essential);
  expect(text, "whoever adds it does not take a must-have away").not.toContain(words.change["not-must-have"]);
});

test("a removed skill stands beside that it is no longer required", async () => {
  const text = await open(RATING, null);
  expect(text).toContain(words.change["skill-removed"]);
  expect(text.match(LEVELS)).toHaveLength(1);
});

test("a skill of a new record has nothing before it", async () => {
  expect(await open(null, RATING, true)).not.toContain(words.change["skill-added"]);
});
