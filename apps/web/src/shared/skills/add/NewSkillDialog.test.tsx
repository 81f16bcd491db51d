import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { draw, isAsked, type OnScreen, press, settle, stepBack, type } from "../../../test/onScreen.tsx";
import { PausedContext } from "../../../ui/whilePaused.ts";
import { NewSkillDialog } from "./NewSkillDialog.tsx";

const LEAVE = "Leave without saving?";
let screen: OnScreen;
const onClose = vi.fn<() => void>();
beforeEach(() => {
  onClose.mockClear();
  window.history.pushState({ idx: 0 }, "", "/before");
  window.history.pushState({ idx: 1 }, "", "/form");
});
afterEach(() => screen.remove());

async function pressEscape(): Promise<void> {
  const dialog = [...document.querySelectorAll("[role=dialog]")].at(-1);
  const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  await act(async () => void dialog?.dispatchEvent(event));
  await settle();
}

test("a new skill's name asks before Escape or a step back loses it, and not where it stays as it was searched", async () => {
  screen = await draw(
    <NewSkillDialog name="Grafting" mode="create" onPick={() => undefined} onClose={onClose} />,
  );
  await pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
  await type("Name", "Grafting of apple trees");
  await pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
  await press("Stay here");
  await stepBack();
  expect(isAsked(LEAVE)).toBe(true);
  expect(window.location.pathname).toBe("/form");
});

test("in a paused company it says before anyone types that nothing can be saved", async () => {
  screen = await draw(
    <PausedContext value={<p>Nothing can be saved</p>}>
      <NewSkillDialog name="Grafting" mode="create" onPick={() => undefined} onClose={onClose} />
    </PausedContext>,
  );
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("Nothing can be saved");
});
