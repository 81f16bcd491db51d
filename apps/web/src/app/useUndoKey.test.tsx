import { afterEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../test/drawHook.tsx";
import { useUndoKey } from "./useUndoKey.ts";

const undo = vi.fn();
let screen: HookOnScreen<void>;
let place: HTMLElement;
async function open(isOffered = true) {
  undo.mockReset();
  place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = `<input id="text"><input id="box" type="checkbox"><textarea id="area"></textarea><p id="words"></p>`;
  screen = await drawHook(() => useUndoKey(isOffered, undo));
}
afterEach(async () => {
  await screen.remove();
  place.remove();
});
const pressed = (at: string, init: KeyboardEventInit) => {
  const event = new KeyboardEvent("keydown", { key: "z", bubbles: true, cancelable: true, ...init });
  document.querySelector(`#${at}`)?.dispatchEvent(event);
  return event.defaultPrevented;
};

test("Ctrl or ⌘ with Z undoes what the message offers", async () => {
  await open();
  expect(pressed("words", { ctrlKey: true })).toBe(true);
  expect(pressed("box", { metaKey: true, key: "Z" })).toBe(true);
  expect(undo).toHaveBeenCalledTimes(2);
});

test("in a field the keys are the field's own undo", async () => {
  await open();
  for (const field of ["text", "area"]) expect(pressed(field, { ctrlKey: true })).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});

test("Z alone, or with other keys, is not asked to undo", async () => {
  await open();
  for (const keys of [{}, { ctrlKey: true, shiftKey: true }, { metaKey: true, altKey: true }])
    pressed("words", keys);
  expect(undo).not.toHaveBeenCalled();
});

test("nothing is undone when nothing is offered", async () => {
  await open(false);
  expect(pressed("words", { ctrlKey: true })).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});
