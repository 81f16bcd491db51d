import { afterEach, describe, expect, test, vi } from "vitest";
import { drawPage, said } from "../../test/drawPage.tsx";
import { pressInSheet, tick } from "../../test/lists.ts";
import { fieldOf, type OnScreen, press, type } from "../../test/onScreen.tsx";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../test/stubServer.ts";
import words from "./billing.en.json";
import staffWords from "./billing-settings.en.json";
import { CompanyInvoices } from "./pages/CompanyInvoices.tsx";

type Answers = Parameters<typeof stubServer>[0];
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const BUNDLES = { billing: words, "billing-settings": staffWords };
describe("the invoices of a company, for staff", () => {
  const CALL = "GET /billing/company_invoices";
  const payment = {
    id: "pay",
    amount_cents: 1_000,
    received_on: "2026-03-12",
    reference: "Bank 7",
    can: ["revoke"],
  };
  const invoice = (more: object = {}) => ({
    id: "i",
    number: "V-1",
    kind: "invoice",
    status: "partly_paid",
    issued_on: "2026-03-10",
    due_on: "2026-04-09",
    total_cents: 6_885,
    open_cents: 5_885,
    payments: [payment],
    can: ["record_payment", "credit"],
    ...more,
  });
  let call = CALL;
  const open = async (data: object[], answers: Answers = {}): Promise<Asked> => {
    const asked = stubServer({
      "GET /billing/company/invoices": () => ({ data, total: data.length }),
      [CALL]: () => ({ data, total: data.length }),
      "GET /billing/platform/invoices": () => ({ data, total: data.length }),
      ...answers,
    });
    screen = await drawPage(CompanyInvoices, { at: "/c7", path: "/:companyId" }, BUNDLES);
    call = asked[0]?.call ?? CALL;
    return asked;
  };

  test("say what is open or too much, when they are due, and their payments", async () => {
    const asked = await open([
      invoice(),
      invoice({ id: "o", status: "overpaid", open_cents: -200, payments: [] }),
      invoice({ id: "c", kind: "credit_note", status: "credit_note", open_cents: 0, payments: [], can: [] }),
    ]);
    expect(asked[0]?.query).toEqual({ company_id: "c7" });
    const rows = [...document.querySelectorAll("tbody tr")].map(({ textContent }) => textContent);
    expect(rows[0]).toContain(
      "V-1€10.00 on 12 Mar 2026 · Bank 7Undo10 Mar 20269 Apr 2026€68.85Partly paid€58.85 to pay",
    );
    expect(rows[1]).toContain("€2.00 overpaid");
    // Nothing is due of a credit note.
    expect(rows[2]).toContain("V-110 Mar 2026€68.85Credit note");
    expect(rows[1]).not.toContain(staffWords.payments.record);
    expect(rows[2]).not.toContain(`${staffWords.credit.open}PDF`);
  });

  test.each([
    [0, staffWords.payments.paid],
    [100, "Saved. €1.00 is still open"],
    [-100, "Saved. €1.00 more was received than invoiced"],
  ])("are marked as paid; %d cents left are shown", async (left, told) => {
    const asked = await open([invoice()], {
      "POST /billing/payment": () => ({ invoice: invoice({ open_cents: left }) }),
      "POST /billing/payments": () => ({ invoice: invoice({ open_cents: left }) }),
    });
    await press(staffWords.payments.record);
    expect(fieldOf(staffWords.payments.amount).value).toBe("58.85");
    await type(staffWords.payments.reference, "Bank 8");
    await pressInSheet(staffWords.payments.save);
    expect(writes(asked)[0]?.body).toMatchObject({
      invoice_id: "i",
      amount_cents: 5_885,
      reference: "Bank 8",
    });
    expect(screen?.message()).toBe(told);
    expect(timesAsked(asked, call)).toBe(2);
  });

  test("are credited with a reason, and sent again unless that is left out", async () => {
    const asked = await open([invoice()], { "POST /billing/credit": () => ({ done: true }) });
    await press(staffWords.credit.open);
    await pressInSheet(staffWords.credit.save);
    expect(writes(asked)).toHaveLength(0);
    await type(staffWords.credit.reason, "Wrong name");
    await tick(staffWords.credit.reissue);
    await pressInSheet(staffWords.credit.save);
    expect(writes(asked)[0]?.body).toEqual({ invoice_id: "i", reason: "Wrong name", reissue: false });
  });

  test("of a company that is not there are silent; other failures are shown; none is said", async () => {
    const fails = (status: number) => ({ [call]: refused(status) });
    await open([], fails(404));
    expect(said()).toBe("");
    await screen?.remove();
    await open([], fails(500));
    expect(said()).toContain(words.invoices["load-failed"]);
    await screen?.remove();
    await open([]);
    expect(said()).toContain(staffWords.payments.none);
  });
});
