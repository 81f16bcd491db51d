// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { said } from "../../test/drawPage.tsx";
import { draw, fieldOf, findButton, type OnScreen, press, type } from "../../test/onScreen.tsx";
import { recordSent } from "../../test/recordSent.ts";
import words from "./required-skills.en.json";
import { TextSkillsSheet } from "./TextSkillsSheet.tsx";

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("blanks are nothing to read; a text without skills says so, and another one can be tried", async () => {
  const sent = recordSent(() => ({ skills: [], language: null }));
  const none = () => undefined;
  const sheet = <TextSkillsSheet start="" taken={new Set()} onAdd={none} onClose={none} />;
  screen = await draw(sheet, { "required-skills": words });
  expect(findButton(words.sheet.find)?.disabled).toBe(true);
  await type(words.sheet.label, " \n ");
  expect(findButton(words.sheet.find)?.disabled).toBe(true);
  await type(words.sheet.label, "Good coffee.");
  await press(words.sheet.find);
  expect(sent.map(({ body }) => body)).toEqual([{ text: "Good coffee." }]);
  expect(said()).toContain(words.sheet.none);
  await press(words.sheet["other-text"]);
  expect(fieldOf(words.sheet.label).value).toBe("Good coffee.");
});
