import type { Billing } from "@vaardig/contract/billing/billing";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { drawPage } from "../../../test/drawPage.tsx";
import { findButton, isAsked, type OnScreen, press } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../billing.en.json";
import { BillingPage } from "./BillingPage.tsx";

const DETAILS: Billing["details"] = {
  legal_name: "Noordlicht B.V.",
  address_line_1: "Kade 1",
  address_line_2: "",
  zip_code: "9711 AA",
  city: "Groningen",
  country: "NL",
  registration_number: "",
  vat_number: "NL004495445B01",
  purchase_reference: "",
  invoice_email: "pay@n.example",
  language: "nl",
  payment_method: "bank_transfer",
};
const ACTIVE: Billing = {
  state: "active",
  trial_ends_on: null,
  trial_days_left: null,
  pauses_on: null,
  ends_on: null,
  period: { from: "2026-03-10", to: "2026-04-10", seats: 5 },
  seats: { in_use: 6, invited: 2 },
  seat_days: [
    { day: "2026-03-10", seats: 5 },
    { day: "2026-03-20", seats: 6 },
  ],
  price: { cents: 900, currency: "EUR" },
  next_price: null,
  vat: { kind: "domestic", rate: 21 },
  next_invoice: { on: "2026-04-10", net_cents: 5_690, added_cents: 290, total_cents: 6_885 },
  overdue: { count: 0, cents: 0 },
  version: 3,
  details: DETAILS,
  has_details: true,
  online: false,
  card: null,
  can: ["edit", "cancel"],
};

let screen: OnScreen;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

async function show(billing: Billing, savedAt = "/nothing") {
  const sent = openServer(savedAt, {
    "/billing": () => billing,
    "/billing/invoices": () => ({ data: [], total: 0 }),
  });
  screen = await drawPage(BillingPage, {}, { billing: words, companies: { states: {} } });
  return { sent, text: document.body.textContent ?? "" };
}

test("a paying company sees when it renews, what it pays per seat and what the next invoice holds", async () => {
  const { text } = await show(ACTIVE);
  for (const part of [
    "renews on 10 Apr 2026",
    "€9.00 per seat per month",
    "2 people, who take a seat after accepting",
    "About €68.85 on 10 Apr 2026",
    "Includes €2.90",
    "21%",
    "Seats from 5 on 10 Mar 2026 to 6 today",
    "Noordlicht B.V.",
    "NL004495445B01",
    "Netherlands",
    words.payment.transfer,
  ])
    expect(text).toContain(part);
});

test("a trial says until when it is free and what is needed to continue", async () => {
  const { text } = await show({
    ...ACTIVE,
    state: "trialing",
    trial_ends_on: "2026-04-01",
    trial_days_left: 12,
    period: null,
    has_details: false,
  });
  expect(text).toContain("12 trial days left");
  expect(text).toContain("Everything is free until 1 Apr 2026. Fill in your billing details");
  expect(findButton(words.details["fill-in"])).toBeDefined();
});

test("an unpaid invoice is shown with the day of the pause", async () => {
  const { text } = await show({
    ...ACTIVE,
    state: "past_due",
    pauses_on: "2026-04-07",
    overdue: { count: 1, cents: 5_445 },
  });
  expect(text).toContain("€54.45 is overdue. Everything keeps working until 7 Apr 2026");
});

test("a cancellation is asked first, and can be taken back where the server says so", async () => {
  const { sent } = await show(ACTIVE, "/billing/cancel");
  await press(words.state.cancel);
  expect(isAsked(words.state["cancel-title"])).toBe(true);
  expect(sent).toEqual([]);
  await screen.remove();
  await show({ ...ACTIVE, ends_on: "2026-04-10", can: ["edit", "keep"] });
  expect(findButton(words.state.keep)).toBeDefined();
  expect(findButton(words.state.cancel)).toBeUndefined();
});

test("seats are bought once by a double click", async () => {
  const { sent } = await show(
    { ...ACTIVE, state: "paused", period: null, next_invoice: null, can: ["edit", "start"] },
    "/billing/start",
  );
  const start = findButton(words.state.start);
  // The second click of a browser comes after what the first one did is drawn.
  for (let click = 0; click < 2; click += 1) await act(async () => start?.click());
  expect(sent).toHaveLength(1);
});
