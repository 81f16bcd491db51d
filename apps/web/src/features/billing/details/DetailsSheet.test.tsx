import type { Billing } from "@vaardig/contract/billing/billing";
import { afterEach, expect, test, vi } from "vitest";
import { draw, fieldOf, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../billing.en.json";
import { DetailsSheet } from "./DetailsSheet.tsx";

const BILLING: Billing = {
  state: "trialing",
  trial_ends_on: "2026-12-24",
  trial_days_left: 30,
  pauses_on: null,
  ends_on: null,
  period: null,
  seats: { in_use: 5, invited: 0 },
  seat_days: [],
  next_price: null,
  vat: null,
  price: { cents: 900, currency: "EUR" },
  next_invoice: null,
  overdue: { count: 0, cents: 0 },
  version: 3,
  has_details: true,
  online: false,
  card: null,
  can: ["edit"],
  details: {
    legal_name: "Noordlicht B.V.",
    address_line_1: "Kade 1",
    address_line_2: "",
    zip_code: "9711 AA",
    city: "Groningen",
    country: "NL",
    registration_number: "",
    vat_number: "",
    purchase_reference: "",
    invoice_email: "pay@n.example",
    language: "nl",
    payment_method: "bank_transfer",
  },
};
const SAVE = words.details.save;

let screen: OnScreen;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

async function open(reads?: Parameters<typeof openServer>[1], billing = BILLING) {
  const sent = openServer("/billing/details", reads);
  const onClose = vi.fn();
  screen = await draw(<DetailsSheet billing={billing} onClose={onClose} />, { billing: words });
  return { sent, onClose };
}

test("a VAT number of another form is refused at its field before anything is sent", async () => {
  const { sent } = await open();
  await type("VAT number", "NL123456789B01");
  await press(SAVE);
  expect(sent).toEqual([]);
  expect(document.body.textContent).toContain("not a valid VAT number");
  expect(fieldOf("VAT number").value).toBe("NL123456789B01");
});

test("letters that an invoice cannot show are pointed out, and what was typed stays", async () => {
  const { sent } = await open();
  await type("Legal name", "株式会社");
  await press(SAVE);
  expect(sent).toEqual([]);
  expect(document.body.textContent).toContain("Use Latin letters");
  expect(fieldOf("Legal name").value).toBe("株式会社");
});

test("what is sent has the version and the number as its country writes it", async () => {
  const { sent, onClose } = await open();
  await type("VAT number", "nl 0044.95.445.b01");
  await press(SAVE);
  expect(sent[0]?.body).toMatchObject({ version: 3, vat_number: "NL004495445B01", country: "NL" });
  await sent[0]?.answer({ ...BILLING, version: 4 });
  expect(onClose).toHaveBeenCalled();
});

test("another's save meanwhile shows both versions and sends nothing by itself", async () => {
  const theirs = { ...BILLING, version: 4, details: { ...BILLING.details, city: "Assen" } };
  const { sent } = await open({ "/billing": () => theirs });
  await type("City", "Emmen");
  await press(SAVE);
  await sent[0]?.refuse(409, "stale_version");
  expect(document.body.textContent).toContain(words.details.stale);
  expect(document.body.textContent).toContain("Assen");
  expect(fieldOf("City").value).toBe("Emmen");
  expect(sent).toHaveLength(1);
});

test.each([
  [false, "bank_transfer", false],
  [true, "bank_transfer", true],
  [false, "online", true],
] as const)(
  "online payment offered: %s, chosen: %s; how to pay can be chosen: %s",
  async (online, method, isAsked) => {
    await open(undefined, {
      ...BILLING,
      online,
      details: { ...BILLING.details, payment_method: method },
    } as Billing);
    expect(document.body.textContent?.includes(words.details.payment_method)).toBe(isAsked);
  },
);
