import type { Skill } from "@vaardig/contract/skills/skills";
import { afterEach, expect, test, vi } from "vitest";
import rating from "../../../shared/skills/rating.en.json";
import { act } from "../../../test/act.ts";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { buildPersonSkill } from "../../../test/buildPersonSkill.ts";
import { said } from "../../../test/drawPage.tsx";
import {
  choose,
  draw,
  fieldOf,
  findButton,
  type OnScreen,
  press,
  settle,
  type,
} from "../../../test/onScreen.tsx";
import { type Asked, refused, stubServer, writes } from "../../../test/stubServer.ts";
import words from "../skills.en.json";
import { AddSkillSheet } from "./AddSkillSheet.tsx";

const { skill: SQL } = buildRequiredSkill();
const ADD = "POST /skill_proficiency";

let screen: OnScreen;
const onClose = vi.fn();
async function open(preset: Skill | null, answers: Parameters<typeof stubServer>[0] = {}): Promise<Asked> {
  const asked = stubServer({
    "GET /skill": () => ({ data: [{ ...SQL, matched: null }], can: [] }),
    ...answers,
  });
  screen = await draw(<AddSkillSheet preset={preset} mine={new Map()} onClose={onClose} />, {
    skills: words,
    rating,
  });
  await settle();
  return asked;
}
afterEach(async () => {
  onClose.mockReset();
  await screen.remove();
  vi.unstubAllGlobals();
});

const level = (at: number) =>
  act(async () => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[at - 1]?.click());
const find = async () => {
  await type(words.add.search, "sql");
  await settle(320);
  await choose("SQL");
};
const addButton = (name = "SQL") => findButton(words.add.named.replace("{{name}}", name));

test("a skill and then its level: until both are there nothing is added", async () => {
  const asked = await open(null, { [ADD]: () => buildPersonSkill() });
  expect(findButton(words.add.button)?.disabled).toBe(true);
  await find();
  expect(addButton()?.disabled).toBe(true);
  expect(said()).toContain(words.add["choose-level"]);
  await level(4);
  expect(said()).not.toContain(words.add["choose-level"]);
  await press(addButton()?.textContent ?? "", 2);
  expect(writes(asked)).toEqual([
    { call: ADD, query: {}, body: { skill_id: SQL.id, level: 4, source: "self", expires_on: null } },
  ]);
});

test("after one is added the next begins empty, with the focus in the search", async () => {
  await open(null, { [ADD]: () => buildPersonSkill() });
  await find();
  await level(4);
  await press(addButton()?.textContent ?? "");
  expect(document.querySelector("[role=status]")?.textContent).toContain("SQL");
  expect(document.querySelector("input[type=radio]")).toBeNull();
  expect(findButton(words.add.button)?.disabled).toBe(true);
  expect(document.activeElement).toBe(fieldOf(words.add.search));
  expect(onClose).not.toHaveBeenCalled();
});

test("what was just added is taken back beside its message", async () => {
  const asked = await open(null, { [ADD]: () => buildPersonSkill() });
  await find();
  await level(4);
  await press(addButton()?.textContent ?? "");
  await press("Undo");
  expect(writes(asked).at(-1)).toMatchObject({ call: "DELETE /skill_proficiency", query: { id: "held" } });
  expect(document.querySelector("[role=status]")?.textContent ?? "").not.toContain("SQL");
  expect(document.activeElement).toBe(fieldOf(words.add.search));
});

test("a spoken language is not taken back here", async () => {
  await open(null, { [ADD]: () => buildPersonSkill({ source: "language" }) });
  await find();
  await level(4);
  await press(addButton()?.textContent ?? "");
  expect(findButton("Undo")).toBeUndefined();
});

test("a refusal keeps what was chosen, takes the earlier success away, and goes with the next try", async () => {
  let answer: Parameters<typeof stubServer>[0][string] = refused(409, {}, { message: "Already yours" });
  await open(null, { [ADD]: (...given) => answer(...given) });
  await find();
  await level(4);
  await press(addButton()?.textContent ?? "");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Already yours");
  expect(addButton()?.getAttribute("aria-disabled")).toBe("false");
  answer = () => new Promise(() => undefined);
  await press(addButton()?.textContent ?? "");
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("a skill that was chosen before needs its level alone, and closes with a message that takes it back", async () => {
  const asked = await open(SQL, { [ADD]: () => buildPersonSkill() });
  expect(document.querySelector("[role=dialog]")?.textContent).toContain(
    words.add["have-title"].replace("{{name}}", "SQL"),
  );
  await level(2);
  await press(addButton()?.textContent ?? "");
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.message()).toContain("SQL");
  await screen.undo();
  expect(writes(asked).at(-1)?.call).toBe("DELETE /skill_proficiency");
});

test("a licence is held without a level, until a day that is asked for", async () => {
  await open({ ...SQL, name: "Forklift", kind: "licence" });
  expect(document.querySelector("input[type=radio]")).toBeNull();
  expect(addButton("Forklift")?.disabled).toBe(false);
  expect(said()).not.toContain(words.add.language);
});

test("a spoken language says where it is kept, and no day is asked for", async () => {
  await open({ ...SQL, name: "Dutch", kind: "language" });
  expect(said()).toContain(words.add.language);
  expect(document.querySelectorAll("input[type=radio]")).toHaveLength(5);
  expect(document.querySelector("input:not([type=radio])")).toBeNull();
});

test("closing asks once something was chosen, and not before", async () => {
  await open(SQL);
  const pressEscape = async () => {
    const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    await act(async () => void document.querySelector("[role=dialog]")?.dispatchEvent(key));
    await settle();
  };
  await pressEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
  await level(3);
  await pressEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
});
