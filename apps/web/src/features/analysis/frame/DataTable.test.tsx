import { afterEach, expect, test, vi } from "vitest";
import { findNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { DataTable } from "./DataTable.tsx";

const NAMES = ["Job", "Applicants", "Interviewed", "Hired"];
const table = (many: number) => ({
  label: "Jobs",
  columns: NAMES.slice(0, many).map((label, at) => ({ key: label, label, isNumber: at > 0 })),
  rows: [
    {
      key: "fitter",
      cells: [{ text: "Fitter", to: "/jobs/1" }, { text: "9" }, { text: "7" }, { text: "6" }].slice(0, many),
    },
  ],
});
let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
async function open(isPhone: boolean, many = NAMES.length) {
  vi.stubGlobal("matchMedia", () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  screen = await draw(<DataTable table={table(many)} />);
}
const hasTable = () => document.querySelector("table") !== null;

test("a desktop shows a table", async () => {
  await open(false);
  expect(hasTable()).toBe(true);
});

test("a phone shows each row as a card with the name of every number", async () => {
  await open(true);
  expect(hasTable()).toBe(false);
  expect(findNamed("Fitter")?.getAttribute("href")).toBe("/jobs/1");
  const numbers = [...document.querySelectorAll("dt")].map((name) => [
    name.textContent,
    name.parentElement?.querySelector("dd")?.textContent,
  ]);
  expect(numbers).toEqual([
    ["Applicants", "9"],
    ["Interviewed", "7"],
    ["Hired", "6"],
  ]);
  expect(said()).not.toContain("Job");
});

test("a phone has room for three columns", async () => {
  await open(true, 3);
  expect(hasTable()).toBe(true);
});
