import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw, findButton, type OnScreen, press } from "../test/onScreen.tsx";
import { ActionDialog } from "./ActionDialog.tsx";

const called = { onConfirm: vi.fn(), onClose: vi.fn() };
let screen: OnScreen;
const open = async (more: Partial<ComponentProps<typeof ActionDialog>> = {}) => {
  screen = await draw(
    <ActionDialog title="Send it" confirm="Send to 2 people" {...called} {...more}>
      Text
    </ActionDialog>,
  );
};
beforeEach(() => vi.clearAllMocks());
afterEach(async () => screen.remove());
const alert = () => document.querySelector("[role=alert]")?.textContent;
const dialog = () => document.querySelector("[role=dialog], [role=alertdialog]");

test("is named by its title, and does or leaves what it names", async () => {
  await open();
  const title = document.getElementById(dialog()?.getAttribute("aria-labelledby") ?? "");
  expect(title?.textContent).toBe("Send it");
  expect(alert()).toBeUndefined();
  await press("Send to 2 people");
  expect(called.onConfirm).toHaveBeenCalledOnce();
  expect(called.onClose).not.toHaveBeenCalled();
  await press("Cancel");
  expect(called.onClose).toHaveBeenCalledOnce();
});

test("while it is sent a second press does nothing, and the button keeps the focus", async () => {
  await open({ isBusy: true, focus: "confirm" });
  const button = findButton("Send to 2 people");
  expect(button?.disabled).toBe(false);
  expect(button?.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
  await press("Send to 2 people");
  expect(called.onConfirm).not.toHaveBeenCalled();
});

test("without what it needs it cannot be confirmed; what went wrong is said", async () => {
  await open({ disabled: true, problem: "No", cancel: "Stay here", focus: "cancel", isDangerous: true });
  expect(findButton("Send to 2 people")?.disabled).toBe(true);
  expect(findButton("Send to 2 people")?.className).toMatch(/error/i);
  expect(alert()).toBe("No");
  expect(document.activeElement?.textContent).toBe("Stay here");
});
