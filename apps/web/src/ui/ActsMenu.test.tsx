import { afterEach, expect, test, vi } from "vitest";
import { findNamed, pressNamed } from "../test/drawPage.tsx";
import { menuTexts, pressEntry } from "../test/lists.ts";
import { draw, type OnScreen, settle } from "../test/onScreen.tsx";
import { type MenuAct, MoreMenu } from "./ActsMenu.tsx";

let screen: OnScreen;
afterEach(async () => screen.remove());
const edit = vi.fn();
const ACTS: MenuAct[] = [
  { key: "edit", label: "Edit", onAct: edit },
  { key: "email", label: "Email", help: "Opens your mail program", disabled: true },
  { key: "open", label: "Open", to: "/open" },
  { key: "delete", label: "Delete", isApart: true },
];
const open = async (acts: MenuAct[] = ACTS) => {
  screen = await draw(<MoreMenu acts={acts} label="Actions for Ann" />);
};
const button = () => findNamed("Actions for Ann");

test("without actions there is no button", async () => {
  await open([]);
  expect(button()).toBeUndefined();
});

test("the button says that it opens a menu, and which one once it is open", async () => {
  await open();
  expect(button()?.getAttribute("aria-haspopup")).toBe("menu");
  expect(button()?.getAttribute("aria-expanded")).toBe("false");
  expect(button()?.hasAttribute("aria-controls")).toBe(false);
  await pressNamed("Actions for Ann");
  expect(button()?.getAttribute("aria-expanded")).toBe("true");
  expect(document.getElementById(button()?.getAttribute("aria-controls") ?? "")).not.toBeNull();
  expect(menuTexts()).toEqual(["Edit", "EmailOpens your mail program", "Open", "Delete"]);
});

test("an action closes the menu and is done once", async () => {
  await open();
  await pressNamed("Actions for Ann");
  await pressEntry("Edit");
  await settle(300);
  expect(edit).toHaveBeenCalledTimes(1);
  expect(menuTexts()).toEqual([]);
});

test("Escape closes it without doing anything", async () => {
  edit.mockClear();
  await open();
  await pressNamed("Actions for Ann");
  const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  document.querySelector("[role=menu]")?.dispatchEvent(key);
  await settle(300);
  expect(menuTexts()).toEqual([]);
  expect(edit).not.toHaveBeenCalled();
});

test("what cannot be done now is shown and off, and a link is one", async () => {
  await open();
  await pressNamed("Actions for Ann");
  const [, email, link] = document.querySelectorAll("[role=menuitem]");
  expect(email?.getAttribute("aria-disabled")).toBe("true");
  expect(link?.getAttribute("href")).toBe("/open");
});

test("a divider stands before what is apart, and never first", async () => {
  await open();
  await pressNamed("Actions for Ann");
  const lines = () =>
    document.querySelectorAll("[role=menu] hr, [role=separator], [role=menu] li.MuiDivider-root");
  expect(lines()).toHaveLength(1);
  await screen.remove();
  await open([{ key: "delete", label: "Delete", isApart: true }]);
  await pressNamed("Actions for Ann");
  expect(lines()).toHaveLength(0);
});
