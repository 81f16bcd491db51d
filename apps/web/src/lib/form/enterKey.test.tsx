import type { SubmitEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { onEnterKey } from "./enterKey.ts";

const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
let screen: OnScreen;
afterEach(async () => {
  onSubmit.mockClear();
  await screen.remove();
});

const open = async (fields: number) => {
  screen = await draw(
    <form onKeyDown={onEnterKey} onSubmit={onSubmit}>
      {Array.from({ length: fields }, (_none, at) => (
        <input key={String(at)} aria-label={`field ${at}`} />
      ))}
      <input type="checkbox" aria-label="box" />
      <button type="button">Act</button>
    </form>,
  );
};
const enter = async (target: string, keys: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...keys });
  await act(async () => void document.querySelector(target)?.dispatchEvent(event));
  return event.defaultPrevented;
};

test("Enter in a short form is the browser's, and sends nothing in a long one", async () => {
  await open(2);
  expect(await enter("input")).toBe(false);
  await screen.remove();
  await open(3);
  expect(await enter("input")).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("Ctrl or ⌘ with Enter sends a long form, from a field and not from a button", async () => {
  await open(3);
  expect(await enter("input", { ctrlKey: true })).toBe(true);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await enter("input", { metaKey: true });
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(await enter("button", { ctrlKey: true })).toBe(false);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test("Enter that ends a word of an input method, or another key, is let alone", async () => {
  await open(3);
  expect(await enter("input", { isComposing: true })).toBe(false);
  expect(await enter("input", { key: "a" })).toBe(false);
});
