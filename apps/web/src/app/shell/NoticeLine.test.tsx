import { afterEach, expect, test, vi } from "vitest";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { openServer } from "../../test/openServer.ts";
import { signedInAs } from "../../test/signedInAs.ts";
import { NoticeLine } from "./NoticeLine.tsx";

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

async function told(kind: string, onPhone: boolean, who = {}): Promise<string | undefined> {
  openServer("/none", { "/auth/session": () => ({ notice: { kind, count: 3 } }) });
  screen = await draw(<NoticeLine onPhone={onPhone} />, {}, who);
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

const answer = () => document.querySelector("[role=status] a")?.getAttribute("href");
test.each([
  ["payment_overdue", "billing"],
  ["subscription_paused", "billing"],
  ["trial_days_left", "billing"],
  ["set_industry", "company-profile"],
  ["onboarding_unfinished", "onboarding"],
  ["approvals_waiting", "dashboard"],
] as const)("%s leads to the screen that settles it, for someone who has it", async (kind, key) => {
  await told(kind, false, signedInAs("admin", key));
  expect(answer()).toBe(`/admin/${key}`);
  await screen.remove();
  expect(await told(kind, false, signedInAs("admin", "goals"))).toBeTruthy();
  expect(answer()).toBeUndefined();
});

test("an address to confirm leads to the public page, whatever the menu has", async () => {
  await told("confirm_email", false, signedInAs("employee"));
  expect(answer()).toBe("/confirm-address");
});
