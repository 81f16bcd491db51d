import { randomUUID } from "node:crypto";
import type { StaffInvoice } from "@vaardig/contract/billing/invoices";
import type { BillingSettings } from "@vaardig/contract/billing/staffBilling";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { billCompany } from "../../domain/billing/billCompany.ts";
import { todayOf } from "../../domain/billing/billingRun.ts";
import { buildAccount, readCompany } from "../../test/billingFactories.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";

const SELLER = {
  name: "Vaardig B.V.",
  address_line_1: "Blaak 555",
  address_line_2: "",
  zip_code: "3011 GB",
  city: "Rotterdam",
  country: "NL",
  registration_number: "12345678",
  vat_number: "NL004495445B01",
  email: "billing@vaardig.example",
  iban: "NL91 ABNA 0417 1643 00",
  vat_rate: 2_100,
  payment_term_days: 14,
  number_prefix: "va",
};

let app: TestApp;
let staff: TestUser;
let admin: TestUser;
let company: TestCompany;
beforeAll(async () => {
  app = await buildApp();
  const platform = await buildCompany(app.db, { kind: "platform" });
  staff = await buildUser(app.db, platform, { systemRole: "staff" });
  company = await buildCompany(app.db, { lifecycle: "active" });
  admin = await buildUser(app.db, company, { systemRole: "admin" });
  await buildAccount(app.db, company);
});
afterAll(() => app.close());

const today = () => todayOf(app.app.services.config);
const settings = async () => (await app.as(staff).get("/billing/settings")).body.payload as BillingSettings;
const invoices = async () => {
  const answer = await app.as(staff).get("/billing/company/invoices", { company_id: company.id });
  return (answer.body.payload as { data: StaffInvoice[] }).data;
};

describe("settings", () => {
  test("without them nothing is invoiced", async () => {
    await billCompany(app.app.services, company.id);
    expect(await invoices()).toEqual([]);
    expect(await settings()).toMatchObject({ version: 0, prices: [], next_number: null });
  });

  test("are staff's, saved on their version, with IBAN and VAT number checked", async () => {
    const put = (body: object) => app.as(staff).put("/billing/settings", body);
    const wrong = await put({ version: 0, ...SELLER, iban: "NL91ABNA0417164301" });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ["iban"]]);
    expect((await put({ version: 0, ...SELLER })).status).toBe(200);
    expect((await put({ version: 0, ...SELLER })).body.code).toBe("stale_version");
    expect(await settings()).toMatchObject({
      version: 1,
      seller: { iban: "NL91ABNA0417164300", number_prefix: "VA" },
      next_number: `VA-${today().slice(0, 4)}-00001`,
    });
    expect((await app.as(admin).get("/billing/settings")).status).toBe(403);
  });

  test("a price holds from today or later, never for days that are over", async () => {
    const set = (from: string, cents: number) => app.as(staff).post("/billing/price", { from, cents });
    expect((await set("2020-01-01", 900)).body.fields).toHaveProperty("from");
    expect((await set(today(), 0)).status).toBe(400);
    await set(today(), 800);
    expect((await set(today(), 900)).body.payload).toMatchObject({ prices: [{ cents: 900 }] });
    await set("2999-01-01", 1_000);
    expect((await app.as(admin).get("/billing")).body.payload).toMatchObject({
      price: { cents: 900 },
      next_price: { cents: 1_000, from: "2999-01-01" },
    });
  });
});

describe("payments", () => {
  const money = (invoice: StaffInvoice, amount = invoice.open_cents) => ({
    id: randomUUID(),
    invoice_id: invoice.id,
    amount_cents: amount,
    received_on: today(),
    reference: "transfer 1",
  });
  const record = (body: object) => app.as(staff).post("/billing/payments", body);
  let invoice: StaffInvoice;
  beforeAll(async () => {
    await billCompany(app.app.services, company.id);
    [invoice] = (await invoices()) as [StaffInvoice];
  });

  test("of a double click counts once, and the same id for other money is refused", async () => {
    const body = money(invoice, 1_000);
    const both = await Promise.all([record(body), record(body)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await invoices())[0]).toMatchObject({ status: "partly_paid", open_cents: 89, payments: [{}] });
    expect((await record({ ...body, amount_cents: 5 })).body.code).toBe("conflict");
  });

  test("are refused for a future day, nothing, an unknown invoice, and by anyone but staff", async () => {
    expect((await record({ ...money(invoice), received_on: "2999-01-01" })).body.fields).toHaveProperty(
      "received_on",
    );
    expect((await record({ ...money(invoice), amount_cents: 0 })).status).toBe(400);
    expect((await record({ ...money(invoice), invoice_id: randomUUID() })).status).toBe(404);
    expect((await app.as(admin).post("/billing/payments", money(invoice))).status).toBe(403);
    const unknown = await app.as(staff).get("/billing/company/invoices", { company_id: staff.companyId });
    expect(unknown.status).toBe(404);
  });

  test("are undone by a reversing entry, once", async () => {
    const [payment] = (await invoices())[0]?.payments ?? [];
    const revoke = () =>
      app.as(staff).post("/billing/payments/revoke", { id: payment?.id, reason: "typing error" });
    for (let twice = 0; twice < 2; twice += 1) expect((await revoke()).status).toBe(200);
    const [after] = await invoices();
    expect(after).toMatchObject({ status: "open", open_cents: 1_089 });
    expect(after?.payments.map(({ amount_cents, can }) => [amount_cents, can])).toEqual([
      [1_000, []],
      [-1_000, []],
    ]);
    const counter = after?.payments[1]?.id;
    expect(
      (await app.as(staff).post("/billing/payments/revoke", { id: counter, reason: "x" })).body.code,
    ).toBe("billing_state");
  });

  test("an invoice is credited once, and staff download both", async () => {
    const credit = () =>
      app
        .as(staff)
        .post("/billing/credit_notes", { invoice_id: invoice.id, reason: "wrong name", reissue: true });
    expect((await credit()).status).toBe(200);
    expect((await credit()).body.code).toBe("billing_state");
    const all = await invoices();
    expect(all.map(({ status }) => status).sort()).toEqual(["credit_note", "credited", "open"]);
    expect(new Set(all.map(({ number }) => number)).size).toBe(3);
    const note = all.find(({ kind }) => kind === "credit_note");
    const file = await app.as(staff).get("/billing/invoices/pdf", { id: note?.id ?? "" });
    expect(file.raw.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "active" });
  });
});
