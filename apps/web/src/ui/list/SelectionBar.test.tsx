import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import words from "../../lib/words/list.en.json";
import { act } from "../../test/act.ts";
import { findNamed, pressNamed, said } from "../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { SelectionBar } from "./SelectionBar.tsx";

const ACTS = [
  { key: "move", label: "Move", options: [{ key: "on", label: "On", long: "Move on" }] },
  { key: "end", label: "End", ending: true },
];
const called = { onAct: vi.fn(), onAll: vi.fn(), onClear: vi.fn() };
let screen: OnScreen | undefined;
const open = async (more: Partial<ComponentProps<typeof SelectionBar>>) => {
  screen = await draw(
    <SelectionBar
      count={2}
      total={9}
      acts={ACTS}
      isNarrow={false}
      label="Selected people"
      {...called}
      {...more}
    />,
    { list: words },
  );
};
beforeEach(() => vi.clearAllMocks());
afterEach(async () => screen?.remove());
const item = async (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
  await act(async () => found.find((one) => one.textContent === name)?.click());
};

test("is absent without a selection", async () => {
  await open({ count: 0 });
  expect(said()).not.toContain("selected");
});

test("says the number, offers everyone and the end of it, and each action with its options", async () => {
  await open({});
  expect(document.querySelector("[role=status]")?.textContent).toBe("2 selected");
  await pressNamed("Select all 9 results");
  await pressNamed("Clear selection");
  expect(called.onAll).toHaveBeenCalledOnce();
  expect(called.onClear).toHaveBeenCalledOnce();
  await pressNamed("Move");
  expect(called.onAct).not.toHaveBeenCalled();
  await item("On");
  expect(called.onAct).toHaveBeenLastCalledWith("on");
  await pressNamed("End");
  expect(called.onAct).toHaveBeenLastCalledWith("end");
  expect(findNamed("End")?.className).toMatch(/error/i);
  expect(findNamed("Move")?.className).not.toMatch(/error/i);
});

test("with everyone selected, or no total known, everyone is not offered", async () => {
  await open({ count: 9 });
  expect(findNamed(/Select all/)).toBeUndefined();
  await screen?.remove();
  await open({ total: undefined });
  expect(findNamed(/Select all/)).toBeUndefined();
  await screen?.remove();
  await open({ all: "Select the first 1,000" });
  expect(findNamed("Select the first 1,000")).toBeDefined();
});

test("in a narrow place the actions are a menu, the options under their longer text", async () => {
  await open({ isNarrow: true });
  expect(findNamed("End")).toBeUndefined();
  expect(findNamed("Clear")).toBeDefined();
  await pressNamed(words.actions);
  await item("Move on");
  expect(called.onAct).toHaveBeenLastCalledWith("on");
});
