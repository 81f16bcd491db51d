import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { buildAccount, buildSeller, readCompany } from "../../../test/billingFactories.ts";
import { buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany } from "../../../test/factories.ts";
import { mailNamesTo, mailsTo } from "../../../test/mailsTo.ts";
import { billCompany } from "../billCompany.ts";
import { startRun } from "../billingRun.ts";
import { cancelSubscription } from "../cancelSubscription.ts";
import { creditInvoice } from "../creditInvoice.ts";
import { addDays } from "../days.ts";
import { listSummaries } from "../invoices.queries.ts";
import { payInvoice } from "../payInvoice.ts";
import { readTrialOutcome } from "../readTrialOutcome.ts";
import { invoiceToCollect, invoiceToTransfer } from "./invoiceMails.ts";
import { collectionFailed, paymentOverdue, paymentReminder } from "./paymentMails.ts";

const STAFF = "0197f0a0-0000-7000-8000-000000000001";
const at = (day: string) => new Date(`${day}T10:00:00Z`);
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, " ") ?? "";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp({ PUBLIC_URL: "https://vaardig.test" });
  await buildSeller(app.db);
});
afterAll(() => app.close());

const bill = (company: TestCompany, day: string) => billCompany(app.app.services, company.id, at(day));
const run = (day: string) => startRun(app.app.services, at(day));
const textsTo = async (email: string) => (await mailsTo(app.db, email)).map(({ text }) => plain(text));

/** A paying company with one seat, which is its Dutch administrator's; its first invoice is due on 24 March 2026. */
async function paying(invoiceEmail: string) {
  const company = await buildCompany(app.db, { lifecycle: "active", name: "Muller & Zoon" });
  await buildAccount(app.db, company, { invoiceEmail });
  const admin = await buildUser(app.db, company, { systemRole: "admin", language: "nl" });
  await bill(company, "2026-03-10");
  const [invoice] = await acrossCompanies(app.db, (tx) => listSummaries(tx, company.id, "2026-03-10"));
  if (!invoice) throw new Error("no invoice");
  return { company, admin, invoice };
}

describe("an invoice by bank transfer", () => {
  test("says how much, until when and where to, at the invoice address alone", async () => {
    const { admin, invoice } = await paying("a@muller.example");
    const [text] = await textsTo("a@muller.example");
    expect(text).toContain(`Invoice ${invoice.number} for €10.89 is attached.`);
    expect(text).toContain("by 24 March 2026 to NL91ABNA0417164300 in the name of Vaardig B.V.");
    expect(text).toContain("https://vaardig.test/admin/settings/billing");
    expect(await mailsTo(app.db, admin.email)).toEqual([]);
    expect(await mailNamesTo(app.db, "a@muller.example")).toEqual(["invoice_to_transfer"]);
  });

  test("is followed by no reminder once it is paid", async () => {
    const { company, admin, invoice } = await paying("b@muller.example");
    const { id: invoiceId, totalCents: amountCents } = invoice;
    const money = {
      id: crypto.randomUUID(),
      invoiceId,
      amountCents,
      receivedOn: "2026-03-20",
      reference: "",
    };
    await acrossCompanies(app.db, (tx) => payInvoice(tx, run("2026-03-20"), STAFF, money));
    for (const days of [1, 8]) await bill(company, addDays(invoice.dueOn, days));
    expect(await mailNamesTo(app.db, "b@muller.example")).toEqual(["invoice_to_transfer"]);
    expect(await mailsTo(app.db, admin.email)).toEqual([]);
  });

  test("an unpaid invoice is emailed to administrators in their language and to the invoice address in that of invoices", async () => {
    const { company, admin, invoice } = await paying("c@muller.example");
    for (const days of [1, 8]) await bill(company, addDays(invoice.dueOn, days));
    const [, overdue, reminder] = await textsTo("c@muller.example");
    expect(overdue).toContain(`We have not received €10.89 for invoice ${invoice.number} of Muller & Zoon`);
    expect(overdue).toContain("Everything keeps working until 8 April 2026.");
    expect(reminder).toContain("On 8 April 2026 we will pause Muller & Zoon");
    const [first, second] = await mailsTo(app.db, admin.email);
    expect(first?.subject).toBe(`Factuur ${invoice.number} is nog niet betaald`);
    expect(plain(first?.text)).toContain("Tot 8 april 2026 blijft alles werken.");
    expect(second?.subject).toBe(`Herinnering: factuur ${invoice.number} is niet betaald`);
    expect(first?.text).toContain("https://vaardig.test/admin/instellingen/facturatie");
  });

  test("an unpaid invoice is emailed to every administrator, however many there are", async () => {
    const { company, invoice } = await paying("many@muller.example");
    const admins = await Promise.all(
      Array.from({ length: 22 }, () => buildUser(app.db, company, { systemRole: "admin" })),
    );
    await bill(company, addDays(invoice.dueOn, 1));
    for (const { email } of admins)
      expect((await mailsTo(app.db, email)).map(({ subject }) => subject)).toEqual([
        `Invoice ${invoice.number} is overdue`,
      ]);
  });

  test("a credit is emailed with the amount of the credit note, and to no administrator", async () => {
    const { admin, invoice } = await paying("d@muller.example");
    const credit = { invoiceId: invoice.id, reason: "Wrong address", reissue: false };
    await acrossCompanies(app.db, (tx) => creditInvoice(tx, run("2026-03-12"), credit));
    const [, note] = await textsTo("d@muller.example");
    expect(note).toMatch(/^Hello, {2}Credit note VA-2026-\d+ for €10\.89 is attached\./);
    expect(note).toContain(`It corrects invoice ${invoice.number}.`);
    expect(await mailsTo(app.db, admin.email)).toEqual([]);
  });
});

test("an invoice of nothing asks for no money, and names no account", () => {
  const values = {
    number: "VA-2026-00001",
    amount: "€0.00",
    isFree: true,
    due: "24 March 2026",
    iban: "NL91ABNA0417164300",
    seller: "Vaardig B.V.",
    billingLink: "https://vaardig.test/admin/settings/billing",
  };
  for (const template of [invoiceToTransfer, invoiceToCollect]) {
    expect(template.en(values).text).toContain("There is nothing to pay");
    expect(template.nl(values).text).toContain("Er valt niets te betalen");
    expect(template.en(values).text + template.nl(values).text).not.toMatch(/IBAN|NL91|charged|afgeschreven/);
  }
});

test("says until when everything works only where a day is known", () => {
  const values = {
    company: "Muller",
    number: "VA-2026-00001",
    open: "€10.89",
    due: "24 March 2026",
    pause: null,
    billingLink: "https://vaardig.test/admin/settings/billing",
  };
  for (const template of [paymentOverdue, collectionFailed, paymentReminder])
    for (const language of ["en", "nl"] as const) {
      const { text } = template[language](values);
      expect(text).not.toMatch(/keeps working|blijft alles werken|we pause|pauzeren we|null/);
    }
});

describe("what follows a trial", () => {
  const ends = at("2026-03-10");
  const trial = () => buildCompany(app.db, { lifecycle: "trialing", trialEndsAt: ends });
  const follows = (company: TestCompany) =>
    acrossCompanies(app.db, (tx) => readTrialOutcome(tx, "Europe/Amsterdam", company));

  test("is a pause without billing details, a subscription with them, and an end where it was cancelled", async () => {
    const company = await trial();
    expect(await follows(company)).toBe("paused");
    await buildAccount(app.db, company);
    expect(await follows(company)).toBe("subscribed");
    const by = { companyId: company.id, actorId: STAFF };
    await acrossCompanies(app.db, (tx) => cancelSubscription(tx, run("2026-03-01"), by));
    expect(await follows(company)).toBe("canceled");
  });

  test("is what billing makes of it on its last day", async () => {
    const paid = await trial();
    await buildAccount(app.db, paid);
    await bill(paid, "2026-03-11");
    expect(await readCompany(app.db, paid)).toMatchObject({ lifecycle: "active" });
    const open = await trial();
    await bill(open, "2026-03-11");
    expect(await readCompany(app.db, open)).toMatchObject({ lifecycle: "trialing" });
  });
});
