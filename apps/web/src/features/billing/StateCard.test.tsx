import type { Billing } from "@vaardig/contract/billing/billing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { said } from "../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../test/recordSent.ts";
import billing from "./billing.en.json";
import { StateCard } from "./StateCard.tsx";

const PERIOD = { from: "2026-03-01", to: "2026-04-01", seats: 3 };
const build = (more: Partial<Billing>) =>
  ({
    state: "active",
    trial_ends_on: null,
    trial_days_left: null,
    pauses_on: null,
    ends_on: null,
    period: null,
    overdue: { count: 0, cents: 0 },
    has_details: true,
    can: [],
    ...more,
  }) as Billing;

let screen: OnScreen | undefined;
let sent: Sent[];
let answer: () => unknown;
const open = async (more: Partial<Billing>) => {
  await screen?.remove();
  screen = await draw(<StateCard billing={build(more)} />, { billing });
};
beforeEach(() => {
  answer = () => ({});
  sent = recordSent(() => answer());
});
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});

const OVERDUE = { count: 1, cents: 12_100 };
test.each<[Partial<Billing>, string]>([
  [
    { state: "trialing", trial_ends_on: "2026-03-14", has_details: false },
    "until 14 Mar 2026. Fill in your billing",
  ],
  [
    { state: "trialing", trial_ends_on: "2026-03-14" },
    "until 14 Mar 2026. After that, your subscription starts",
  ],
  [
    { state: "trialing", ends_on: "2026-03-20" },
    "Everything is free until 20 Mar 2026; there will be no invoice",
  ],
  [{ ends_on: "2026-03-20", period: PERIOD }, "Everything keeps working until 20 Mar 2026"],
  [{ period: PERIOD }, "Your subscription renews on 1 Apr 2026"],
  [{}, "Everything works. Fill in your billing details"],
  [
    { state: "past_due", overdue: OVERDUE, pauses_on: "2026-03-09" },
    "€121.00 is overdue. Everything keeps working until 9 Mar",
  ],
  [{ state: "paused", overdue: OVERDUE }, "until €121.00 is paid"],
  [{ state: "paused" }, "Continue the subscription to work again"],
  [{ state: "canceled" }, "The subscription has ended"],
])("the state %j means: %s", async (more, words) => {
  await open(more);
  expect(said()).toContain(words);
});

test("the trial days that are left are said, today's too, and none outside a trial", async () => {
  await open({ state: "trialing", trial_days_left: 0 });
  expect(said()).toContain("Your trial ends today");
  await open({ state: "trialing", trial_days_left: 3 });
  expect(said()).toContain("3 trial days left");
  await open({});
  expect(said()).not.toContain("trial days");
});

test("only what the server allows is offered, and a start needs the billing details", async () => {
  await open({});
  expect(document.querySelectorAll("button")).toHaveLength(0);
  await open({ can: ["start"], has_details: false });
  expect(findButton("Continue the subscription")?.disabled).toBe(true);
  await open({ can: ["start"] });
  await press("Continue the subscription");
  expect(sent.at(-1)?.call).toBe("POST /billing/start");
  expect(screen?.message()).toBe("The subscription is active");
  await open({ can: ["keep"] });
  await press("Keep the subscription");
  expect(sent.at(-1)?.call).toBe("POST /billing/keep");
  expect(screen?.message()).toBe("The cancellation has been withdrawn");
});

test("cancelling asks first, and says that a paused company stops now", async () => {
  await open({ can: ["cancel"], state: "paused" });
  await press("Cancel subscription");
  expect(isAsked("The subscription ends now.")).toBe(true);
  await press("Keep it");
  expect(sent).toHaveLength(0);
  answer = () => refusal("conflict", "Pay first");
  await open({ can: ["cancel"] });
  await press("Cancel subscription");
  expect(isAsked("Everything keeps working until the paid period")).toBe(true);
  const confirm = [...document.querySelectorAll("button")].filter(
    ({ textContent }) => textContent === "Cancel subscription",
  );
  await act(async () => confirm.at(-1)?.click());
  await settle();
  expect(sent.map(({ call }) => call)).toEqual(["POST /billing/cancel"]);
  expect(screen?.message()).toBe("Pay first");
});

test("a subscription is started once, and not before the billing details are there", async () => {
  answer = () => new Promise(() => undefined);
  const button = () => [...document.querySelectorAll<HTMLButtonElement>("button")][0];
  await open({ state: "paused", can: ["start"], has_details: false });
  expect(button()?.disabled).toBe(true);
  await open({ state: "paused", can: ["start"] });
  expect(button()?.disabled).toBe(false);
  await act(async () => button()?.click());
  await settle();
  expect(button()?.disabled).toBe(true);
  expect(sent).toHaveLength(1);
});

test("a subscription that ends is kept once", async () => {
  answer = () => new Promise(() => undefined);
  await open({ ends_on: "2026-03-20", can: ["keep"] });
  const button = () => [...document.querySelectorAll<HTMLButtonElement>("button")][0];
  expect(button()?.disabled).toBe(false);
  await act(async () => button()?.click());
  await settle();
  expect(button()?.disabled).toBe(true);
  expect(sent).toHaveLength(1);
});
