import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { type Shortcut, useActiveShortcuts, useShortcuts } from "./shortcuts.ts";
import { singleKeyShortcuts } from "./singleKeyShortcuts.ts";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  await act(() => singleKeyShortcuts.set(true));
  document.body.replaceChildren();
});

const press = (key: string, at: Element = document.body, more: KeyboardEventInit = {}) =>
  act(async () => {
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  });

function Part({ shortcuts }: { shortcuts: Shortcut[] }) {
  useShortcuts(shortcuts);
  return (
    <>
      <input aria-label="Typed" />
      <div contentEditable="true" suppressContentEditableWarning>
        Text
      </div>
      <button type="button">Press</button>
      <input type="checkbox" aria-label="Tick" />
    </>
  );
}

function KeyMap() {
  return <p>{useActiveShortcuts().map(({ key, label }) => `${key} ${label};`)}</p>;
}

test("a key runs its shortcut, from a button and a tick too, with the latest state", async () => {
  const run = vi.fn();
  screen = await draw(<Part shortcuts={[{ key: "j", label: "Next", run }]} />);
  await press("j");
  for (const one of ["button", "[type=checkbox]"]) await press("j", document.querySelector(one) ?? undefined);
  expect(run).toHaveBeenCalledTimes(3);
});

test("nothing runs while someone types, with a modifier, in a dialog, or when it is turned off", async () => {
  const run = vi.fn();
  screen = await draw(<Part shortcuts={[{ key: "j", label: "Next", run }]} />);
  for (const one of ["input", "[contenteditable]"])
    await press("j", document.querySelector(one) ?? undefined);
  for (const held of ["ctrlKey", "metaKey", "altKey"]) await press("j", document.body, { [held]: true });
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("role", "dialog");
  await press("j");
  dialog.remove();
  singleKeyShortcuts.set(false);
  await press("j");
  expect(run).not.toHaveBeenCalled();
  expect(window.localStorage.getItem("single-keys")).toBe("false");
});

test("the latest part comes first, passes on what it does not want, and is listed in the map", async () => {
  const [first, second] = [vi.fn(), vi.fn((_event: KeyboardEvent): unknown => undefined)];
  screen = await draw(
    <>
      <Part shortcuts={[{ key: "j", label: "First", run: first }]} />
      <Part
        shortcuts={[
          { key: "j", label: "Second", run: second },
          { key: "e", label: "Edit", run: second },
        ]}
      />
      <KeyMap />
    </>,
  );
  expect(document.querySelector("p")?.textContent).toBe("j Second;e Edit;");
  await press("j");
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  second.mockReturnValue(false);
  await press("j");
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test("a part that is gone has no shortcuts", async () => {
  const run = vi.fn();
  screen = await draw(<Part shortcuts={[{ key: "j", label: "Next", run }]} />);
  await screen.remove();
  screen = undefined;
  await press("j");
  expect(run).not.toHaveBeenCalled();
});
