import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../test/act.ts";
import { drawHook, type HookOnScreen } from "../test/drawHook.tsx";
import { useAboveKeyboard } from "./useAboveKeyboard.ts";

type Result = { room: ReturnType<typeof useAboveKeyboard>; setOpen: (open: boolean) => void };
let view: EventTarget & { scale: number; height: number; offsetTop: number };
let screen: HookOnScreen<Result>;
beforeEach(() => {
  view = Object.assign(new EventTarget(), { scale: 1, height: window.innerHeight, offsetTop: 0 });
  vi.stubGlobal("visualViewport", view);
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
async function open(isOpen = true) {
  screen = await drawHook<Result>(() => {
    const [now, setOpen] = useState(isOpen);
    return { room: useAboveKeyboard(now), setOpen };
  });
}
const cover = (by: number, event = "resize", scale = 1) =>
  act(async () => {
    Object.assign(view, { height: window.innerHeight - by, offsetTop: 30, scale });
    view.dispatchEvent(new Event(event));
  });

test.each([
  [120, false],
  [121, true],
])("what covers %i pixels is a keyboard: %s", async (by, isKeyboard) => {
  await open();
  await cover(by);
  expect(screen.result().room).toEqual(isKeyboard ? { top: 30, height: window.innerHeight - by } : null);
});

test("a keyboard that was there before is seen at once, and follows scrolling", async () => {
  view.height = window.innerHeight - 300;
  await open();
  expect(screen.result().room?.top).toBe(0);
  await cover(300, "scroll");
  expect(screen.result().room?.top).toBe(30);
});

test("zooming in is no keyboard", async () => {
  await open();
  await cover(300, "resize", 1.5);
  expect(screen.result().room).toBeNull();
});

test("the focused field is brought back into view", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  const scrolled = vi.spyOn(field, "scrollIntoView");
  await open();
  await cover(300);
  expect(scrolled).toHaveBeenCalledTimes(1);
  field.remove();
});

test("closed there is none, and nothing is heard any more", async () => {
  await open(false);
  await cover(300);
  expect(screen.result().room).toBeNull();
  await screen.run(({ setOpen }) => setOpen(true));
  expect(screen.result().room).not.toBeNull();
  await screen.run(({ setOpen }) => setOpen(false));
  await cover(300);
  expect(screen.result().room).toBeNull();
});
