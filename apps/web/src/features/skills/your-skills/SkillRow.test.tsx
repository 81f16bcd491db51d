import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import confirmations from "../../../shared/confirmations/confirmations.en.json";
import rating from "../../../shared/skills/rating.en.json";
import { act } from "../../../test/act.ts";
import { buildPersonSkill } from "../../../test/buildPersonSkill.ts";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import skills from "../skills.en.json";
import type { SkillActions } from "../useSkillActions.ts";
import { SkillRow } from "./SkillRow.tsx";

const EDIT = "Change the level of SQL";
let screen: OnScreen | undefined;
const actions = { change: vi.fn(), remove: vi.fn() };
const onAsk = vi.fn();
const open = async (more: Partial<PersonSkill> = {}) => {
  await screen?.remove();
  const mine = buildPersonSkill(more);
  const props = { mine, descriptions: undefined, actions: actions as unknown as SkillActions, onAsk };
  screen = await draw(<SkillRow {...props} />, { skills, rating, confirmations });
};
beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
});
const named = () =>
  [...document.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"));
const level = (value: number) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`);

test("a skill offers what the server allows, and no history of a language", async () => {
  await open();
  expect(named()).toEqual(["History of SQL"]);
  await open({ source: "language" });
  expect(named()).toEqual([]);
  await open({ can: ["ask", "edit", "delete"] });
  expect(named()).toEqual(["Ask for confirmation: SQL", "History of SQL", EDIT, "Remove SQL"]);
  await pressNamed("Ask for confirmation: SQL");
  await pressNamed("Remove SQL");
  expect(onAsk).toHaveBeenCalledTimes(1);
  expect(actions.remove).toHaveBeenCalledTimes(1);
});

test("words of a résumé are shown with what was read from it alone, and who is asked is shown beside", async () => {
  await open({ source: "inferred", words: "wrote queries", asked: ["Bram", "Carla"] });
  expect(said()).toContain("From “wrote queries”");
  expect(said()).toContain("Waiting for Bram and Carla");
  await open({ source: "self", words: "wrote queries" });
  expect(said()).not.toContain("wrote queries");
  expect(said()).not.toContain("Waiting for");
});

test("another level is saved, the same one is not, and the focus returns to the button", async () => {
  await open({ can: ["edit"] });
  await pressNamed(EDIT);
  expect(findButton("Save level")?.disabled).toBe(true);
  await act(async () => level(5)?.click());
  await press("Save level");
  expect(actions.change.mock.calls[0]?.slice(1)).toEqual([5, null]);
  expect(document.activeElement).toBe(findNamed(EDIT));
  expect(findNamed(EDIT)?.getAttribute("aria-expanded")).toBe("false");
});

test("Escape cancels, and what was read is confirmed as it is", async () => {
  await open({ can: ["edit"], source: "inferred" });
  await pressNamed(EDIT);
  const pressed = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  await act(async () => level(3)?.dispatchEvent(pressed));
  await settle();
  expect(findNamed(EDIT)?.getAttribute("aria-expanded")).toBe("false");
  expect(actions.change).not.toHaveBeenCalled();
  await pressNamed(EDIT);
  await press("Confirm this level");
  expect(actions.change.mock.calls[0]?.slice(1)).toEqual([3, null]);
});

test("a confirmed level says that it stays", async () => {
  await open({ can: ["edit"], source: "confirmed" });
  await pressNamed(EDIT);
  expect(said()).toContain("This level is confirmed and does not change.");
  await act(async () => level(4)?.click());
  expect(findButton("Save level")?.disabled).toBe(false);
});
