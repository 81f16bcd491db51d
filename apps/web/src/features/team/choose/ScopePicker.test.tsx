import { afterEach, expect, test, vi } from "vitest";
import words from "../../../shared/team/team.en.json";
import { act } from "../../../test/act.ts";
import { buildUser } from "../../../test/builders.ts";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { ScopePicker } from "./ScopePicker.tsx";

const ME = buildUser().id;
const MIA = { id: "mia", name: "Mia", people: 4 };
const MINE = { id: ME, name: "Anna", people: 3 };
const GRID = { id: "grid", name: "Grid", people: 9 };
let screen: OnScreen;
const onChoose = vi.fn();
afterEach(async () => {
  onChoose.mockReset();
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (managers: object[], departments: object[], of: object | null = null) => {
  serve({ "GET /team/choices": () => ({ managers, departments }) });
  screen = await draw(
    <ScopePicker of={of as never} onChoose={onChoose} />,
    { team: words },
    signedInAs("manager"),
  );
  await settle();
};
const field = () => document.querySelector<HTMLInputElement>(`input[aria-label="${words.choose}"]`);

test("with one line alone there is nothing to choose", async () => {
  await open([MINE], []);
  expect(field()).toBeNull();
});

test("lines and departments are told apart, one's own is called so, and the chosen one is shown", async () => {
  await open([MINE, MIA], [GRID], { kind: "line", id: ME, name: "Anna" });
  expect(field()?.value).toBe(words["my-line"]);
  await act(async () => {
    field()?.focus();
    field()?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  });
  await settle();
  const options = [...document.querySelectorAll<HTMLElement>("[role=option]")];
  expect(options.map((one) => one.textContent)).toEqual([
    expect.stringContaining(words["my-line"]),
    expect.stringContaining(words["line-of"].replace("{{name}}", "Mia")),
    expect.stringContaining("Grid"),
  ]);
  expect(options[1]?.textContent).toContain("4");
  await act(async () => options[2]?.click());
  expect(onChoose).toHaveBeenCalledWith({ kind: "department", id: "grid", label: "Grid", people: 9 });
});

test("a department with the id of a line is not taken for it", async () => {
  await open([MIA], [{ ...GRID, id: "mia" }], { kind: "department", id: "mia", name: "Grid" });
  expect(field()?.value).toBe("Grid");
});
