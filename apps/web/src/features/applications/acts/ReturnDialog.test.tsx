import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { draw, findButton, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import words from "../applications.en.json";
import { ReturnDialog } from "./ReturnDialog.tsx";

const [onConfirm, onClose] = [vi.fn(), vi.fn()];
let screen: OnScreen;
beforeEach(async () => {
  vi.clearAllMocks();
  const dialog = <ReturnDialog title="Back" confirm="Move back" onConfirm={onConfirm} onClose={onClose} />;
  screen = await draw(dialog, { applications: words });
});
afterEach(() => screen.remove());

const choose = (reason: string) =>
  act(async () => document.querySelector<HTMLInputElement>(`input[value=${reason}]`)?.click());

test("the way back needs a reason, which is sent with the note", async () => {
  expect(findButton("Move back")?.disabled).toBe(true);
  await choose("mistake");
  await type(words.note, "  Wrong card  ");
  await press("Move back");
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ reason: "mistake", note: "Wrong card" });
  expect(onClose).toHaveBeenCalledOnce();
});

test("another reason needs a note that says which", async () => {
  await choose("other");
  expect(findButton("Move back")?.disabled).toBe(true);
  await type(words["note-required"], "   ");
  expect(findButton("Move back")?.disabled).toBe(true);
  await type(words["note-required"], "She called");
  expect(findButton("Move back")?.disabled).toBe(false);
});
