import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { act } from "../test/act.ts";
import { draw, type OnScreen, settle } from "../test/onScreen.tsx";
import { useRowFocus } from "./useRowFocus.ts";

let screen: OnScreen;
let setRows: (rows: string[]) => void;
function List() {
  const [rows, set] = useState(["a", "b", "c"]);
  setRows = set;
  const part = useRowFocus<HTMLDivElement>();
  return (
    <>
      <button type="button" id="outside">
        Outside
      </button>
      <div ref={part}>
        <input type="file" />
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" tabIndex={-1}>
                Skipped
              </button>
              <button type="button" id={row}>
                {row}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" id="add">
          Add
        </button>
      </div>
    </>
  );
}
afterEach(async () => screen.remove());
const focused = () => document.activeElement?.id;
async function remove(held: string, rest: string[]) {
  screen = await draw(<List />);
  await act(async () => document.getElementById(held)?.focus());
  await act(async () => {
    // A browser loses the focus with the row; the window of the tests keeps it.
    document.getElementById(held)?.blur();
    setRows(rest);
  });
  await settle();
  return focused();
}

test.each([
  ["the row that moved up", "a", ["b", "c"], "b"],
  ["the row before the last", "c", ["a", "b"], "b"],
  ["the first control of the part, where no row is left", "b", [], "add"],
])("of a row that is gone the focus goes to %s", async (_what, held, rest, to) => {
  expect(await remove(held, rest)).toBe(to);
});

test("is not taken while the row is still there, or for a row of another part", async () => {
  expect(await remove("a", ["a", "b"])).toBe("");
  await screen.remove();
  expect(await remove("outside", ["a"])).toBe("");
});

test("is not taken from where somebody is", async () => {
  screen = await draw(<List />);
  await act(async () => document.getElementById("a")?.focus());
  await act(async () => {
    document.getElementById("outside")?.focus();
    setRows(["b"]);
  });
  await settle();
  expect(focused()).toBe("outside");
});
