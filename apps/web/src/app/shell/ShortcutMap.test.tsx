import { afterEach, beforeAll, expect, test } from "vitest";
import { useShortcuts } from "../../lib/shortcuts/shortcuts.ts";
import { singleKeyShortcuts } from "../../lib/shortcuts/singleKeyShortcuts.ts";
import commonWords from "../../lib/words/common.en.json";
import { act } from "../../test/act.ts";
import { draw, type OnScreen, placeStyles } from "../../test/onScreen.tsx";
import { ShortcutMap } from "./ShortcutMap.tsx";

beforeAll(placeStyles);

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  await act(() => singleKeyShortcuts.set(true));
});

function Page() {
  useShortcuts([
    { key: "j", label: "Next", run: () => undefined },
    { key: "Enter", label: "Open", run: () => undefined },
  ]);
  return <ShortcutMap onClose={() => undefined} />;
}
/** Keys that are struck through. */
const off = () =>
  [...document.querySelectorAll("kbd")]
    .filter((key) => getComputedStyle(key).textDecoration.includes("line-through"))
    .map(({ textContent }) => textContent);

test("lists the page's keys; turning single keys off strikes those through, and no other", async () => {
  screen = await draw(<Page />);
  expect(document.querySelectorAll("dt")).toHaveLength(4);
  expect(off()).toEqual([]);
  const choice = document.querySelector<HTMLInputElement>("input[type=checkbox]");
  expect(choice?.closest("label")?.textContent).toBe(commonWords.shortcuts.single);
  await act(async () => choice?.click());
  expect(off()).toEqual(["j"]);
});
