import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, isAsked, type OnScreen, settle, type } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../rating.en.json";
import { ConfirmQueue } from "./ConfirmQueue.tsx";

const skill = (id: string, level: number | null, more: object = {}) =>
  ({
    skill: { id, name: id.toUpperCase(), kind: "skill", group_id: null, group_name: null },
    level,
    source: "self",
    own_view: null,
    ...more,
  }) as PersonSkill;
const SKILLS = [
  skill("a", 2),
  skill("b", 4, { source: "confirmed", own_view: { level: 3, at: "2026-01-05" } }),
  skill("c", null),
];
const CALL = "POST /skill_proficiency/confirm/bulk";

let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
const onClose = vi.fn();
beforeEach(() => {
  onClose.mockClear();
  replies = { "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }) };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (skills = SKILLS) => {
  server = serve(replies);
  screen = await draw(<ConfirmQueue userId="anna" skills={skills} onClose={onClose} />, { rating: words });
  await settle();
};
const box = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[type=checkbox][aria-label$="${name}"]`);
const tick = (name: string) => act(async () => box(name)?.click());
const level = (name: string, value: number) =>
  act(async () =>
    document
      .querySelector<HTMLElement>(`[role=radiogroup][aria-label$="${name}"] input[value="${value}"]`)
      ?.click(),
  );
const send = async () => {
  const button = [...document.querySelectorAll("button")].findLast(({ textContent }) =>
    /^Confirm/.test(textContent ?? ""),
  );
  await act(async () => button?.click());
  await settle();
};

test("what is ticked is confirmed as the person states it, or at the level given, which ticks it", async () => {
  replies[CALL] = () => ({ data: [{ id: "r1" }, { id: "r2" }] });
  replies["POST /skill_proficiency/confirm/undo"] = () => ({});
  await open();
  await tick("A");
  await tick("B");
  await level("A", 5);
  await type("Evidence", "  Seen it ");
  await send();
  expect(server.commands()).toHaveLength(1);
  expect(server.commands()[0]?.call).toBe(CALL);
  expect(server.commands()[0]?.body).toEqual({
    user_id: "anna",
    skills: [
      { skill_id: "a", level: 5, evidence: "Seen it" },
      { skill_id: "b", level: 3, evidence: "Seen it" },
    ],
  });
  expect(screen.message()).toBe("2 skills confirmed");
  expect(onClose).toHaveBeenCalledOnce();
  await screen.undo();
  expect(server.commands()[1]).toEqual({
    call: "POST /skill_proficiency/confirm/undo",
    body: { user_id: "anna", ids: ["r1", "r2"] },
  });
  expect(screen.message()).toBe("2 confirmations undone");
});

test("a skill without a level is not confirmed before it has one, nor one that is unticked again", async () => {
  await open();
  const button = () =>
    [...document.querySelectorAll("button")].find(({ textContent }) => /^Confirm \d/.test(textContent));
  expect(button()?.disabled).toBe(true);
  await tick("C");
  expect(button()?.disabled).toBe(true);
  await level("C", 1);
  expect(button()?.disabled).toBe(false);
  expect(button()?.textContent).toBe("Confirm 1 skill");
  expect(box("C")?.checked).toBe(true);
  await tick("C");
  expect(button()?.disabled).toBe(true);
});

test("a refusal keeps the sheet and is said, in the words of its field first", async () => {
  replies[CALL] = refused(409, {}, { fields: { skills: "Not your line" } });
  await open();
  await tick("A");
  await send();
  expect(said()).toContain("Not your line");
  expect(onClose).not.toHaveBeenCalled();
  replies[CALL] = refused(409);
  await send();
  expect(said()).toContain("Out of order");
  expect(said()).not.toContain("Not your line");
});

test("what was ticked is not left without a question", async () => {
  await open();
  await pressNamed("Close");
  expect(onClose).toHaveBeenCalledOnce();
  await tick("A");
  await pressNamed("Close");
  expect(onClose).toHaveBeenCalledOnce();
});

test("without a skill to confirm it says so, and asks for no evidence", async () => {
  await open([]);
  expect(said()).toContain("All skills are confirmed.");
  expect(said()).not.toContain("Evidence");
});

test("what was ticked or typed is not lost by closing", async () => {
  const close = async () => {
    await pressNamed("Close");
    return isAsked("Leave without saving?");
  };
  await open();
  expect(await close()).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  await tick("A");
  expect(await close()).toBe(true);
  await screen.remove();
  await open();
  await type("Evidence", "Seen it");
  expect(await close()).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

test("what is under way is not sent again, and says that it is", async () => {
  replies[CALL] = () => new Promise(() => undefined);
  await open();
  await tick("A");
  await send();
  await send();
  expect(server.commands()).toHaveLength(1);
  const button = [...document.querySelectorAll("button")].findLast(({ textContent }) =>
    /^Confirm/.test(textContent ?? ""),
  );
  expect(button?.getAttribute("aria-disabled")).toBe("true");
});
