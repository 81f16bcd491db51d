import { afterEach, expect, test, vi } from "vitest";
import { findNamed } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { Bell } from "./Bell.tsx";
import * as unread from "./useUnreadCount.ts";

let screen: OnScreen | undefined;
const count = (number: number) => vi.spyOn(unread, "useUnreadCount").mockReturnValue(number);
afterEach(async () => {
  await screen?.remove();
  vi.restoreAllMocks();
});
const live = () => document.querySelector("[aria-live=polite]")?.textContent ?? "";

test("the bell says how many are unread, and announces none that were there before", async () => {
  count(3);
  screen = await draw(<Bell />);
  expect(findNamed("Notifications, 3 unread")).toBeDefined();
  await settle(1_700);
  expect(live()).toBe("");
});

test("the bell without unread ones has its plain name", async () => {
  count(0);
  screen = await draw(<Bell />);
  expect(findNamed("Notifications")).toBeDefined();
});
