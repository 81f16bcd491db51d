import { afterEach, expect, test, vi } from "vitest";
import { buildRequiredSkill } from "../../test/builders.ts";
import { pressNamed, said } from "../../test/drawPage.tsx";
import {
  draw,
  fieldOf,
  findButton,
  isAsked,
  type OnScreen,
  press,
  settle,
  type,
} from "../../test/onScreen.tsx";
import { recordSent, refusal } from "../../test/recordSent.ts";
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

const skill = (name: string, more: object = {}) => ({
  ...buildRequiredSkill(),
  skill: { ...buildRequiredSkill().skill, id: name, name },
  level: 4,
  suggested_level: null,
  words: name,
  places: [{ start: 0, end: 3 }],
  ...more,
});
const read = async (skills: object[], onAdd = vi.fn(), onClose = vi.fn()) => {
  recordSent(({ call }) =>
    call.startsWith("GET") ? { data: [], kinds: [], skills: [] } : { skills, language: null },
  );
  const sheet = (
    <TextSkillsSheet start="You know SQL" taken={new Set(["Git"])} onAdd={onAdd} onClose={onClose} />
  );
  screen = await draw(sheet, { "required-skills": words });
  await press(words.sheet.find);
  await settle();
  return onAdd;
};
const box = (name: string) =>
  document.querySelector<HTMLInputElement>(
    `input[aria-label="${words.sheet.choose.replace("{{name}}", name)}"]`,
  );

test("what is chosen is added as it is required, without what is there already or was left out", async () => {
  const onAdd = await read([skill("SQL"), skill("Git"), skill("Rust")]);
  box("Rust")?.click();
  await settle();
  await press(words.sheet.add_one.replace("{{count}}", "1"));
  expect(onAdd).toHaveBeenCalledWith([
    { ...buildRequiredSkill(), skill: { ...buildRequiredSkill().skill, id: "SQL", name: "SQL" }, level: 4 },
  ]);
});

test("nothing is added while a level is missing, which the suggestion fills", async () => {
  const onAdd = await read([skill("SQL", { level: null, suggested_level: 3 })]);
  const add = words.sheet.add_one.replace("{{count}}", "1");
  expect(findButton(add)?.disabled).toBe(true);
  await press(words.sheet["use-suggested_one"]);
  await press(add);
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ level: 3 }]);
});

test("skills that were found are not lost by closing, and a text that was refused can be changed", async () => {
  const onClose = vi.fn();
  await read([skill("SQL")], vi.fn(), onClose);
  await pressNamed("Close");
  expect(isAsked("Leave without saving?")).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  await press("Stay here");
  await press(words.sheet["other-text"]);
  recordSent(() => refusal("too_long", "Too long", { fields: { text: "At most 20,000 characters" } }));
  await press(words.sheet.find);
  expect(said()).toContain("At most 20,000 characters");
  expect(fieldOf(words.sheet.label).value).toBe("You know SQL");
});
