import type { Billing } from "@vaardig/contract/billing/billing";
import type { Invoice } from "@vaardig/contract/billing/invoices";
import type { Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { billCompany } from "../../domain/billing/billCompany.ts";
import { todayOf } from "../../domain/billing/billingRun.ts";
import { addDays } from "../../domain/billing/days.ts";
import { buildAccount, buildSeller, DETAILS, readCompany } from "../../test/billingFactories.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";

let app: TestApp;
let company: TestCompany;
let people: Record<Role, TestUser>;
beforeAll(async () => {
  app = await buildApp();
  await buildSeller(app.db);
  company = await buildCompany(app.db, {
    lifecycle: "trialing",
    trialEndsAt: new Date(Date.now() + 10 * 24 * 3_600_000),
    country: "Nederland",
    city: "Groningen",
  });
  people = await buildEveryRole(app.db, company);
});
afterAll(() => app.close());

const read = async (user = people.admin) => (await app.as(user).get("/billing")).body.payload as Billing;
const save = (body: object, user = people.admin) => app.as(user).put("/billing/details", body);
const bill = (id: string) => billCompany(app.app.services, id);

/** An administrator of a paying company whose first period begins today. */
async function paying() {
  const one = await buildCompany(app.db, { lifecycle: "active" });
  const admin = await buildUser(app.db, one, { systemRole: "admin" });
  await buildAccount(app.db, one);
  await bill(one.id);
  const invoices = (await app.as(admin).get("/billing/invoices")).body.payload as { data: Invoice[] };
  return { company: one, admin, invoice: invoices.data[0] };
}

describe("access", () => {
  test("is the administrators' alone", async () => {
    for (const role of ["hr_manager", "manager", "employee", "moderator", "freelancer", "staff"] as const) {
      expect((await app.as(people[role]).get("/billing")).status, role).toBe(403);
      expect((await app.as(people[role]).post("/billing/preview", { added: 1 })).status, role).toBe(403);
    }
    expect((await app.ask("GET", "/billing")).status).toBe(401);
  });

  test("of another company's invoice is not found, nor of one that is none", async () => {
    const { invoice } = await paying();
    const pdf = (id: string) => app.as(people.admin).get("/billing/invoices/pdf", { id });
    expect((await pdf(invoice?.id ?? "")).status).toBe(404);
    expect((await pdf("no-id")).status).toBe(400);
  });
});

describe("billing details", () => {
  test("are suggested from the company's profile before they are saved", async () => {
    const one = await read();
    expect(one).toMatchObject({ version: 0, has_details: false, state: "trialing", trial_days_left: 10 });
    expect(one.details).toMatchObject({ legal_name: company.name, country: "NL", language: "nl" });
  });

  test("are saved on their version, with the VAT number as its country writes it", async () => {
    const before = await read();
    const body = { version: before.version, ...DETAILS, vat_number: "nl 0024.55.799.b11" };
    const saved = await save(body);
    expect(saved.status).toBe(200);
    expect((saved.body.payload as Billing).details.vat_number).toBe("NL002455799B11");
    expect(await read()).toMatchObject({
      version: 1,
      has_details: true,
      vat: { kind: "domestic", rate: 21 },
    });
    expect((await save(body)).body.code).toBe("stale_version");
  });

  test("what is left out stays, null clears, and what would no longer fit is refused at its field", async () => {
    const { version } = await read();
    const cleared = (await save({ version, purchase_reference: null, city: "Assen" })).body
      .payload as Billing;
    expect(cleared.details).toMatchObject({
      city: "Assen",
      purchase_reference: "",
      legal_name: DETAILS.legal_name,
    });
    const moved = await save({ version: cleared.version, country: "BE" });
    expect([moved.status, Object.keys(moved.body.fields ?? {})]).toEqual([400, ["vat_number"]]);
    expect((await read()).details.country).toBe("NL");
  });

  test.each([
    ["vat_number", { vat_number: "NL123456789B01" }],
    ["vat_number", { country: "BE" }],
    ["legal_name", { legal_name: "  " }],
    ["city", { city: "東京" }],
    ["country", { country: "XX" }],
    ["invoice_email", { invoice_email: "nobody" }],
  ])("refuse a wrong %s at its field", async (field, change) => {
    const { version } = await read();
    const refused = await save({ version, ...DETAILS, ...change });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields ?? {})).toEqual([field]);
  });
});

describe("the preview of seats", () => {
  const preview = (user: TestUser, added: number) => app.as(user).post("/billing/preview", { added });

  test("costs nothing during the trial, until its date", async () => {
    const { payload } = (await preview(people.admin, 3)).body;
    const day = todayOf(app.app.services.config, company.trialEndsAt ?? undefined);
    expect(payload).toMatchObject({
      seats_now: 5,
      seats_after: 8,
      now_cents: 0,
      month_cents: 7_200,
      free_until: day,
    });
    expect((await preview(people.admin, -1)).status).toBe(400);
  });

  test("during a period says what is added to the next invoice, and the same when asked twice", async () => {
    const { admin } = await paying();
    const [one, two] = [await preview(admin, 2), await preview(admin, 2)];
    expect(one.body.payload).toMatchObject({
      seats_now: 1,
      now_cents: 1_800,
      month_cents: 2_700,
      free_until: null,
    });
    expect(two.body.payload).toEqual(one.body.payload);
    expect((await preview(admin, 0)).body.payload).toMatchObject({ now_cents: 0, month_cents: 900 });
  });

  test("works while the company is paused", async () => {
    const paused = await buildCompany(app.db, { lifecycle: "paused" });
    const admin = await buildUser(app.db, paused, { systemRole: "admin" });
    expect((await preview(admin, 1)).status).toBe(200);
  });
});

describe("the subscription", () => {
  const act = async (user: TestUser, what: string) => app.as(user).post(`/billing/${what}`);

  test("is canceled for the end of the period, and that is taken back, each as often as asked", async () => {
    const { admin } = await paying();
    for (let twice = 0; twice < 2; twice += 1)
      expect((await act(admin, "cancel")).body.payload).toMatchObject({
        state: "active",
        can: ["edit", "keep"],
      });
    const kept = (await act(admin, "keep")).body.payload as Billing;
    expect(kept).toMatchObject({ ends_on: null, can: ["edit", "cancel"] });
    expect((await act(admin, "keep")).status).toBe(200);
  });

  test("is emailed to the other administrators when it is canceled or kept after all, and not to who decided", async () => {
    const { company: own, admin } = await paying();
    const other = await buildUser(app.db, own, { systemRole: "admin", language: "nl" });
    const colleague = await buildUser(app.db, own);
    await act(admin, "keep");
    expect(await mailNamesTo(app.db, other.email), "nothing was cancelled").toEqual([]);
    for (const what of ["cancel", "cancel", "keep", "keep"]) await act(admin, what);
    const [canceled, kept, ...more] = await mailsTo(app.db, other.email);
    expect(more).toEqual([]);
    expect([canceled?.name, kept?.name]).toEqual(["subscription_canceled", "subscription_kept"]);
    expect(canceled?.text).toMatch(
      /^Hallo .+,\n\nTest Person heeft het abonnement van .+ opgezegd\. Tot \d+ [a-z]+ \d{4} /,
    );
    for (const { email } of [admin, colleague]) expect(await mailNamesTo(app.db, email)).toEqual([]);
  });

  test("continues after a pause with details and a price, once, with an invoice", async () => {
    const paused = await buildCompany(app.db, { lifecycle: "paused" });
    const admin = await buildUser(app.db, paused, { systemRole: "admin" });
    expect((await act(admin, "start")).body.code).toBe("billing_details_missing");
    expect((await save({ version: 0, ...DETAILS }, admin)).status).toBe(200);
    const both = await Promise.all([act(admin, "start"), act(admin, "start")]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(admin)).toMatchObject({ state: "active", period: { seats: 1 } });
    const list = (await app.as(admin).get("/billing/invoices")).body.payload;
    expect(list).toMatchObject({ total: 1, data: [{ total_cents: 1_089, status: "open" }] });
    expect((await act(admin, "start")).status).toBe(200);
  });

  test("is not started while it runs, and ends at once where nothing is paid for", async () => {
    expect((await act(people.admin, "start")).body.code).toBe("billing_state");
    const paused = await buildCompany(app.db, { lifecycle: "paused" });
    const admin = await buildUser(app.db, paused, { systemRole: "admin" });
    const other = await buildUser(app.db, paused, { systemRole: "admin" });
    await act(admin, "cancel");
    const [told] = await mailsTo(app.db, other.email);
    expect(told?.text).toContain("You can start the subscription again here:");
    expect(told?.text).not.toContain("Until");
    expect(await readCompany(app.db, paused)).toMatchObject({ lifecycle: "canceled" });
    expect((await act(admin, "cancel")).body.code).toBe("billing_state");
    expect((await act(admin, "keep")).body.code).toBe("billing_state");
  });

  test("without Stripe is paid by bank transfer, and says so", async () => {
    const { admin } = await paying();
    expect(await read(admin)).toMatchObject({ online: false, card: null });
    expect((await app.as(admin).post("/billing/checkout")).body.code).toBe("payments_unavailable");
    expect((await app.as(admin).post("/billing/portal")).body.code).toBe("payments_unavailable");
    expect((await app.ask("POST", "/billing/webhook")).status).toBe(400);
  });

  test("shows the period, the next invoice and what came in since", async () => {
    const { admin, company: one } = await paying();
    await buildUser(app.db, one);
    await bill(one.id);
    const today = todayOf(app.app.services.config);
    const now = await read(admin);
    expect(now.period).toMatchObject({ from: today, seats: 1 });
    expect(now.next_invoice).toMatchObject({ added_cents: 900, net_cents: 2_700, total_cents: 3_267 });
    expect(now.seat_days.at(-1)).toEqual({ day: today, seats: 2 });
    expect(now.next_invoice?.on && now.next_invoice.on > addDays(today, 27)).toBe(true);
  });
});

test("an unpaid invoice is the first notice of an administrator", async () => {
  const late = await buildCompany(app.db, {
    lifecycle: "past_due",
    pastDueUntil: new Date(Date.now() + 3.5 * 24 * 3_600_000),
    industry: "",
  });
  const admin = await buildUser(app.db, late, { systemRole: "admin" });
  const { payload } = (await app.as(admin).get("/auth/session")).body;
  expect(payload).toMatchObject({ notice: { kind: "payment_overdue", count: 4 } });
});
