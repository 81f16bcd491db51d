// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findNamed } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";

const counted = vi.hoisted(() => ({ unread: 0 }));
vi.mock("./useUnread.ts", () => ({ useUnread: () => counted.unread }));

// Another file of this worker may have loaded the bell with the real count.
vi.resetModules();
const { Bell } = await import("./Bell.tsx");

let screen: OnScreen | undefined;
beforeEach(() => {
  counted.unread = 0;
});
afterEach(async () => {
  await screen?.remove();
});
const live = () => document.querySelector("[aria-live=polite]")?.textContent ?? "";

test("the bell says how many are unread, and announces none that were there before", async () => {
  counted.unread = 3;
  screen = await draw(<Bell />);
  expect(findNamed("Notifications, 3 unread")).toBeDefined();
  await settle(1_700);
  expect(live()).toBe("");
});

test("the bell without unread ones has its plain name", async () => {
  screen = await draw(<Bell />);
  expect(findNamed("Notifications")).toBeDefined();
});
