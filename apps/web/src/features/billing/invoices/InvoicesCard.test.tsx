import type { Invoice } from "@vaardig/contract/billing/invoices";
import { afterEach, expect, test, vi } from "vitest";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../billing.en.json";
import { InvoicesCard } from "./InvoicesCard.tsx";

const INVOICE: Invoice = {
  id: "0197f0a0-0000-7000-8000-000000000001",
  number: "VA-2026-00007",
  kind: "invoice",
  issued_on: "2026-03-10",
  due_on: "2026-03-24",
  period_from: "2026-03-10",
  period_to: "2026-04-10",
  net_cents: 90_000,
  vat_cents: 18_900,
  total_cents: 108_900,
  open_cents: 0,
  status: "paid",
  can: ["download"],
};

let screen: OnScreen;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

async function show(data: Invoice[]): Promise<string> {
  openServer("/nothing", { "/billing/invoices": () => ({ data, total: data.length }) });
  screen = await draw(<InvoicesCard />, { billing: words });
  await settle();
  return document.body.textContent ?? "";
}

test("an invoice shows its number, dates, amount and status, and can be downloaded", async () => {
  const text = await show([INVOICE]);
  for (const part of ["VA-2026-00007", "10 Mar 2026", "24 Mar 2026", "€1,089.00", "Paid"])
    expect(text).toContain(part);
  expect(document.querySelector('[aria-label="Download VA-2026-00007 as PDF"]')).not.toBeNull();
  expect(text).not.toContain("to pay");
});

test("what is open or too much is said beside the status", async () => {
  const text = await show([
    { ...INVOICE, status: "partly_paid", open_cents: 8_900 },
    { ...INVOICE, id: "2", number: "VA-2026-00008", status: "overpaid", open_cents: -1_000 },
    {
      ...INVOICE,
      id: "3",
      number: "VA-2026-00009",
      kind: "credit_note",
      status: "credit_note",
      total_cents: -500,
    },
  ]);
  for (const part of ["€89.00 to pay", "€10.00 overpaid", "Credit note", "-€5.00"])
    expect(text).toContain(part);
});

test("paying online is offered where the server says so", async () => {
  await show([{ ...INVOICE, status: "overdue", open_cents: 108_900, can: ["download", "pay_online"] }]);
  expect([...document.querySelectorAll("button")].some((one) => one.textContent === "Pay")).toBe(true);
});

test("without invoices it says when the first one comes", async () => {
  expect(await show([])).toContain(words.invoices["none-text"]);
});
