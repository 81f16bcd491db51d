import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildAccount, buildSeller, readCompany } from "../../test/billingFactories.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany } from "../../test/factories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";
import { advanceLifecycles } from "../companies/lifecycle/advanceLifecycles.ts";
import { findAccount } from "./account.queries.ts";
import { billCompany } from "./billCompany.ts";
import { startRun } from "./billingRun.ts";
import { cancelSubscription } from "./cancelSubscription.ts";
import { creditInvoice } from "./creditInvoice.ts";
import { addDays } from "./days.ts";
import { linesOf, listSummaries } from "./invoices.queries.ts";
import { payInvoice, revokePayment } from "./payInvoice.ts";
import { readTrialOutcome } from "./readTrialOutcome.ts";

const DAY_MS = 24 * 3_600_000;
const STAFF = "0197f0a0-0000-7000-8000-000000000001";
const at = (day: string) => new Date(`${day}T10:00:00Z`);

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
  await buildSeller(app.db);
});
afterAll(() => app.close());

const bill = (company: TestCompany, day: string) => billCompany(app.app.services, company.id, at(day));
const run = (day: string) => startRun(app.app.services, at(day));
const invoicesOf = (company: TestCompany, day = "2030-01-01") =>
  acrossCompanies(app.db, (tx) => listSummaries(tx, company.id, day));
const accountOf = (company: TestCompany) => acrossCompanies(app.db, (tx) => findAccount(tx, company.id));
const people = (company: TestCompany, count: number) =>
  Promise.all(Array.from({ length: count }, () => buildUser(app.db, company)));
const pay = (invoice: { id: string; totalCents: number }, day: string, amountCents = invoice.totalCents) =>
  acrossCompanies(app.db, (tx) =>
    payInvoice(tx, run(day), STAFF, {
      id: crypto.randomUUID(),
      invoiceId: invoice.id,
      amountCents,
      receivedOn: day,
      reference: "bank",
    }),
  );

/** A paying company with so many seats, whose first period began on 10 March 2026. */
async function paying(seats = 3, account: Parameters<typeof buildAccount>[2] = {}) {
  const company = await buildCompany(app.db, { lifecycle: "active", name: "Muller" });
  await buildAccount(app.db, company, account);
  await people(company, seats);
  await bill(company, "2026-03-10");
  return company;
}

describe("the end of a trial", () => {
  const trial = (endsAt: string) =>
    buildCompany(app.db, { lifecycle: "trialing", trialEndsAt: new Date(at(endsAt).getTime() - 1_000) });

  test("with billing details the first period begins and its invoice is emailed", async () => {
    const company = await trial("2026-03-10");
    await buildAccount(app.db, company, { invoiceEmail: "first@muller.example" });
    await people(company, 3);
    const admin = await buildUser(app.db, company, { systemRole: "admin" });
    await bill(company, "2026-03-09");
    expect(await invoicesOf(company)).toEqual([]);
    await bill(company, "2026-03-10");
    await bill(company, "2026-03-10");
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "active" });
    expect(await invoicesOf(company)).toMatchObject([
      { netCents: 3_600, vatCents: 756, totalCents: 4_356, periodFrom: "2026-03-10", periodTo: "2026-04-10" },
    ]);
    const [mail, ...more] = await mailsTo(app.db, "first@muller.example");
    expect(more).toEqual([]);
    expect(mail?.invoiceId).toBeTruthy();
    await advanceLifecycles(app.app.services, readTrialOutcome, at("2026-03-10"));
    expect(await mailNamesTo(app.db, admin.email), "not that the trial ended").toEqual([]);
  });

  test("without details nothing is charged, and the company's life pauses it", async () => {
    const company = await trial("2026-03-10");
    await bill(company, "2026-03-10");
    await advanceLifecycles(app.app.services, readTrialOutcome, at("2026-03-10"));
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "paused" });
    expect(await invoicesOf(company)).toEqual([]);
  });

  test("a trial that was canceled ends without an invoice", async () => {
    const company = await trial("2026-03-10");
    await buildAccount(app.db, company);
    await acrossCompanies(app.db, (tx) =>
      cancelSubscription(tx, run("2026-03-01"), { companyId: company.id, actorId: STAFF }),
    );
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "trialing" });
    await bill(company, "2026-03-10");
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "canceled" });
    expect(await invoicesOf(company)).toEqual([]);
  });
});

describe("renewal", () => {
  test("charges seats that came in from their day, and seats given back no more", async () => {
    const company = await paying(3);
    await people(company, 2);
    await bill(company, "2026-03-21");
    await bill(company, "2026-04-09");
    await bill(company, "2026-04-10");
    const [second] = await invoicesOf(company);
    const lines = await acrossCompanies(app.db, (tx) => linesOf(tx, company.id, second?.id ?? ""));
    expect(lines).toMatchObject([
      { kind: "seats", seats: 5, netCents: 4_500, dateFrom: "2026-04-10" },
      // 2 × € 9 × 20 of 31 days
      { kind: "added", seats: 2, days: 20, periodDays: 31, netCents: 1_161, dateFrom: "2026-03-21" },
    ]);
    expect(second).toMatchObject({ netCents: 5_661, vatCents: 1_189, totalCents: 6_850 });
    await acrossCompanies(app.db, (tx) =>
      tx.$client.query(
        `update users set status = 'deactivated' where id in
           (select id from users where company_id = $1 order by id desc limit 3)`,
        [company.id],
      ),
    );
    await bill(company, "2026-04-20");
    await bill(company, "2026-05-10");
    const [third] = await invoicesOf(company);
    expect(third).toMatchObject({ netCents: 1_800, periodFrom: "2026-05-10", periodTo: "2026-06-10" });
  });

  test("makes up for a time when the server was off, once each, and never twice", async () => {
    const company = await paying();
    await Promise.all([
      bill(company, "2026-06-11"),
      bill(company, "2026-06-11"),
      bill(company, "2026-06-11"),
    ]);
    const periods = (await invoicesOf(company)).map(({ periodFrom }) => periodFrom).sort();
    expect(periods).toEqual(["2026-03-10", "2026-04-10", "2026-05-10", "2026-06-10"]);
  });

  test("keeps the 31st after a shorter month", async () => {
    const company = await buildCompany(app.db, { lifecycle: "active" });
    await buildAccount(app.db, company);
    await bill(company, "2026-01-31");
    await bill(company, "2026-03-01");
    await bill(company, "2026-03-31");
    const periods = (await invoicesOf(company)).map(({ periodFrom }) => periodFrom).sort();
    expect(periods).toEqual(["2026-01-31", "2026-02-28", "2026-03-31"]);
  });

  test("follows the country and the VAT number that hold on its day; what was issued stays", async () => {
    const company = await paying(1);
    await buildAccount(app.db, company, {
      ...(await accountOf(company)),
      country: "BE",
      vatNumber: "BE0428759497",
    });
    await bill(company, "2026-04-10");
    await buildAccount(app.db, company, { ...(await accountOf(company)), vatNumber: "" });
    await bill(company, "2026-05-10");
    await buildAccount(app.db, company, { ...(await accountOf(company)), country: "CH" });
    await bill(company, "2026-06-10");
    const vat = (await invoicesOf(company)).map(({ vatCents }) => vatCents).reverse();
    expect(vat).toEqual([189, 0, 189, 0]);
  });

  test("ends with the paid period when canceled, with what came in during it", async () => {
    const company = await paying(1);
    await acrossCompanies(app.db, (tx) =>
      cancelSubscription(tx, run("2026-03-15"), { companyId: company.id, actorId: STAFF }),
    );
    await people(company, 1);
    await bill(company, "2026-03-24");
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "active" });
    await bill(company, "2026-04-10");
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "canceled" });
    const [last] = await invoicesOf(company);
    expect(last).toMatchObject({ netCents: Math.round((900 * 17) / 31) });
    await bill(company, "2026-05-10");
    expect(await invoicesOf(company)).toHaveLength(2);
  });
});

describe("numbers", () => {
  test("follow each other without a gap when 20 invoices are issued at once, also beside one that fails", async () => {
    const companies = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const company = await buildCompany(app.db, { lifecycle: "active" });
        await buildAccount(app.db, company);
        return company;
      }),
    );
    const failing = acrossCompanies(app.db, async (tx) => {
      await tx.$client.query("update invoice_numbers set last = last + 1 where year = 2027");
      throw new Error("on purpose");
    });
    await Promise.all([
      ...companies.map((company) => bill(company, "2027-02-01")),
      expect(failing).rejects.toThrow("on purpose"),
    ]);
    const numbers = (await Promise.all(companies.map((company) => invoicesOf(company))))
      .flat()
      .map(({ number }) => number)
      .sort();
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, index) => `VA-2027-${String(index + 1).padStart(5, "0")}`),
    );
  });

  test("an issued invoice cannot be changed or removed", async () => {
    const company = await paying();
    const change = (text: string) => acrossCompanies(app.db, (tx) => tx.$client.query(text, [company.id]));
    await expect(change("update invoices set total_cents = 1 where company_id = $1")).rejects.toThrow(
      "append-only",
    );
    await expect(change("delete from invoice_lines where company_id = $1")).rejects.toThrow("append-only");
  });
});

describe("an unpaid invoice", () => {
  test("is past due the day after, reminded of once a week later, then paused; payment lets the company work again", async () => {
    const company = await paying(1, { invoiceEmail: "late@muller.example" });
    const [invoice] = await invoicesOf(company);
    const due = invoice?.dueOn ?? "";
    expect(due).toBe("2026-03-24");
    await bill(company, due);
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "active" });
    for (const days of [1, 1, 2]) await bill(company, addDays(due, days));
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "past_due" });
    for (const days of [7, 8]) await bill(company, addDays(due, days));
    const subjects = (await mailsTo(app.db, "late@muller.example")).map(({ subject }) => subject);
    expect(subjects).toEqual([
      `Invoice ${invoice?.number} from Vaardig B.V.`,
      `Invoice ${invoice?.number} is overdue`,
      `Reminder: invoice ${invoice?.number} is unpaid`,
    ]);
    await advanceLifecycles(app.app.services, readTrialOutcome, at(addDays(due, 15)));
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "paused" });
    await bill(company, "2026-04-12");
    expect(await invoicesOf(company)).toHaveLength(1);
    if (!invoice) throw new Error("no invoice");
    await pay(invoice, "2026-05-20");
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "active" });
    // The pause is not charged: the next period begins with the payment.
    const [next] = await invoicesOf(company);
    expect(next).toMatchObject({ periodFrom: "2026-05-20", periodTo: "2026-06-20" });
  });

  test("says what is left after a partial payment, and what is too much after a second; a reversing entry undoes one", async () => {
    const company = await paying(1);
    const [invoice] = await invoicesOf(company);
    if (!invoice) throw new Error("no invoice");
    const today = async () => (await invoicesOf(company, "2026-03-12"))[0];
    await pay(invoice, "2026-03-12", 1_000);
    expect(await today()).toMatchObject({ status: "partly_paid", openCents: 89 });
    await pay(invoice, "2026-03-12", 100);
    expect(await today()).toMatchObject({ status: "overpaid", openCents: -11 });
    const { rows } = await acrossCompanies(app.db, (tx) =>
      tx.$client.query<{ id: string }>(
        "select id from invoice_payments where company_id = $1 and amount_cents = 100",
        [company.id],
      ),
    );
    const taken = { id: rows[0]?.id ?? "", reason: "wrong invoice" };
    for (let twice = 0; twice < 2; twice += 1)
      await acrossCompanies(app.db, (tx) => revokePayment(tx, run("2026-03-13"), STAFF, taken));
    expect(await today()).toMatchObject({ status: "partly_paid", openCents: 89 });
  });

  test("is canceled while past due: it ends with its period and the debt stays", async () => {
    const company = await paying(1);
    await bill(company, "2026-03-25");
    await acrossCompanies(app.db, (tx) =>
      cancelSubscription(tx, run("2026-03-26"), { companyId: company.id, actorId: STAFF }),
    );
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "past_due" });
    expect(await accountOf(company)).toMatchObject({ endsOn: "2026-04-10" });
    await bill(company, "2026-04-10");
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "canceled" });
    expect(await invoicesOf(company)).toMatchObject([{ status: "overdue", openCents: 1_089 }]);
  });

  test("is corrected by a credit note and a new invoice with the details of now", async () => {
    const company = await paying(2);
    const [wrong] = await invoicesOf(company);
    await buildAccount(app.db, company, {
      ...(await accountOf(company)),
      country: "BE",
      vatNumber: "BE0428759497",
    });
    const correct = () =>
      acrossCompanies(app.db, (tx) =>
        creditInvoice(tx, run("2026-03-12"), { invoiceId: wrong?.id ?? "", reason: "moved", reissue: true }),
      );
    await correct();
    await expect(correct()).rejects.toMatchObject({ code: "billing_state" });
    const all = await invoicesOf(company, "2026-03-12");
    expect(all.map(({ status, totalCents }) => [status, totalCents])).toEqual(
      expect.arrayContaining([
        ["credited", 2_178],
        ["credit_note", -2_178],
        ["open", 1_800],
      ]),
    );
  });
});

test("a suspended company and the platform's own are not billed", async () => {
  const company = await buildCompany(app.db, { lifecycle: "suspended", suspendedFrom: "active" });
  await buildAccount(app.db, company);
  await billCompany(app.app.services, company.id, new Date(Date.now() + DAY_MS));
  expect(await invoicesOf(company)).toEqual([]);
});
