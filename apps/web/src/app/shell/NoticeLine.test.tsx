// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { openServer } from "../../test/openServer.ts";
import { NoticeLine } from "./NoticeLine.tsx";

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

async function told(kind: string, onPhone: boolean): Promise<string | undefined> {
  openServer("/none", { "/auth/session": () => ({ notice: { kind, count: 3 } }) });
  screen = await draw(<NoticeLine onPhone={onPhone} />);
  await settle();
  return document.querySelector("[role=status]")?.textContent;
}

test("a phone leaves waiting approvals to the dashboard", async () => {
  expect(await told("approvals_waiting", true)).toBeUndefined();
});

test("the strip of wider screens tells waiting approvals", async () => {
  expect(await told("approvals_waiting", false)).toBe("3 approvals waiting");
});

test("a phone tells what is out of the ordinary", async () => {
  expect(await told("trial_days_left", true)).toBeTruthy();
});
