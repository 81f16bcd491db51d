import type { Billing } from "@vaardig/contract/billing/billing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { drawPage, findNamed, said } from "../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { type Asked, stubServer } from "../../test/stubServer.ts";
import { testRefetches } from "../../test/testRefetches.ts";
import words from "./billing.en.json";
import staffWords from "./billing-settings.en.json";
import { DetailsCard } from "./details/DetailsCard.tsx";
import { PaymentCard } from "./PaymentCard.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { BillingSettingsPage } from "./pages/BillingSettingsPage.tsx";

const DETAILS = {
  legal_name: "Noordlicht B.V.",
  address_line_1: "Kade 1",
  address_line_2: "",
  zip_code: "9711 AA",
  city: "Groningen",
  country: "NL",
  registration_number: "",
  vat_number: "NL0044",
  purchase_reference: "",
  invoice_email: "pay@n.example",
  language: "nl",
  payment_method: "bank_transfer",
};
const BILLING = {
  state: "active",
  period: { from: "2026-03-10", to: "2026-04-10", seats: 5 },
  seats: { in_use: 6, invited: 2 },
  seat_days: [
    { day: "2026-03-10", seats: 5 },
    { day: "2026-03-20", seats: 6 },
  ],
  price: { cents: 900, currency: "EUR" },
  next_price: { cents: 1_000, from: "2026-05-01" },
  vat: { kind: "domestic", rate: 21 },
  next_invoice: { on: "2026-04-10", net_cents: 5_690, added_cents: 290, total_cents: 6_885 },
  details: DETAILS,
  has_details: true,
  online: true,
  card: null,
  can: [],
} as unknown as Billing;
const CARD = { brand: "Visa", last4: "4242", expires: "12/28" };

type Answers = Parameters<typeof stubServer>[0];
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const BUNDLES = { billing: words, "billing-settings": staffWords };
const show = async (part: React.ReactNode, answers: Answers = {}): Promise<Asked> => {
  await screen?.remove();
  const asked = stubServer(answers);
  screen = await draw(part, BUNDLES);
  await settle();
  return asked;
};

describe("the plan", () => {
  test("shows price, seats, period and the next invoice with what was added", async () => {
    await show(<PlanCard billing={BILLING} />);
    for (const told of [
      "€9.00 per seat per month",
      "€10.00 from 1 May 2026",
      "Seats in use6",
      "2 people, who take a seat",
      "From 10 Mar 2026, renews on 10 Apr 2026",
      "About €68.85 on 10 Apr 2026",
      "Includes €2.90",
      "VAT21%",
      "Seats from 5 on 10 Mar 2026 to 6 today",
    ])
      expect(said()).toContain(told);
  });

  test("leaves out what there is not", async () => {
    const next_invoice = { on: "2026-04-10", net_cents: 1, added_cents: 0, total_cents: 1 };
    const bare = {
      seats: { in_use: 6, invited: 0 },
      seat_days: [],
      price: null,
      next_price: null,
      next_invoice,
    };
    await show(<PlanCard billing={{ ...BILLING, ...bare, period: null, vat: null } as unknown as Billing} />);
    expect(said()).toContain(words.plan["no-price"]);
    for (const label of [
      words.plan["next-price"],
      words.plan.invited,
      words.plan.period,
      words.plan.added,
      "Seats from",
    ])
      expect(said()).not.toContain(label);
  });
});

describe("the payment method", () => {
  const card = (more: Partial<Billing>, details: object = {}, answers: Answers = {}) =>
    show(
      <PaymentCard billing={{ ...BILLING, ...more, details: { ...DETAILS, ...details } } as Billing} />,
      answers,
    );

  test("is a transfer, or a card, which may not be used", async () => {
    await card({});
    expect(said()).toContain(words.payment.transfer);
    await card({}, { payment_method: "online" });
    expect(said()).toContain(words.payment["no-card"]);
    await card({ card: CARD } as never, { payment_method: "online" });
    expect(said()).toContain("Visa ending in 4242, valid until 12/28");
    expect(said()).not.toContain(words.payment["not-used"]);
    await card({ card: CARD } as never);
    expect(said()).toContain(words.payment["not-used"]);
  });

  test("needs the details first, and is saved only by those who may", async () => {
    await card({ has_details: false });
    expect(said()).toContain(words.payment["details-first"]);
    expect(findButton(words.payment.save)).toBeUndefined();
    await card({ has_details: false, online: false });
    expect(said()).not.toContain(words.payment["details-first"]);
    await card({ can: ["pay_online"] });
    expect(findButton(words.payment.save)).toBeDefined();
    expect(findButton(words.payment.manage)).toBeUndefined();
    await card({ can: ["pay_online"], card: CARD } as never);
    expect(findButton(words.payment.replace)).toBeDefined();
    expect(findButton(words.payment.manage)).toBeDefined();
  });
});

test("the billing details are printed without empty lines, or asked for", async () => {
  await show(<DetailsCard billing={BILLING} />);
  expect(said()).toContain("Kade 1\n9711 AA Groningen\nNetherlands");
  expect(said()).not.toContain(words.details.purchase_reference);
  expect(findButton(words.details.edit)).toBeDefined();
  await show(<DetailsCard billing={{ ...BILLING, has_details: false }} />);
  expect(said()).toContain(words.details.missing);
  await press(words.details["fill-in"]);
  expect(isAsked(words.details.help)).toBe(true);
});

describe("the billing settings", () => {
  const SETTINGS = {
    seller: {
      name: "Vaardig B.V.",
      address_line_1: "Kade 1",
      address_line_2: "",
      zip_code: "9711 AA",
      city: "Groningen",
      country: "NL",
      registration_number: "1",
      vat_number: "NL1",
      email: "x@v.example",
      iban: "NL91ABNA0417164300",
      vat_rate: 2_100,
      payment_term_days: 30,
      number_prefix: "V",
    },
    version: 1,
    next_number: "V-2026-7",
    prices: [{ from: "2026-01-01", cents: 900 }],
    today: "2026-03-10",
  };
  const CALL = "GET /billing/settings";
  const drawn = () => drawPage(BillingSettingsPage, {}, BUNDLES);
  testRefetches({
    open: drawn,
    call: CALL,
    answer: () => SETTINGS,
    failed: staffWords["load-failed"],
    shown: "Vaardig B.V.",
  });

  test("print the seller as on an invoice, and each price from its day", async () => {
    stubServer({ [CALL]: () => SETTINGS });
    screen = await drawn();
    expect(said()).toContain("IBANNL91 ABNA 0417 1643 00VAT rate21%Days to pay30 daysNext numberV-2026-7");
    expect(said()).toContain("1 Jan 2026€9.00");
    await screen.remove();
    stubServer({ [CALL]: () => ({ ...SETTINGS, version: 0, prices: [] }) });
    screen = await drawn();
    expect(said()).toContain(staffWords.seller.missing);
    expect(said()).toContain(staffWords.prices.none);
    expect(findNamed(staffWords.seller["fill-in"])).toBeDefined();
  });
});
