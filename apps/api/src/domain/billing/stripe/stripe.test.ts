import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { buildAccount, buildSeller, readCompany } from "../../../test/billingFactories.ts";
import { buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany } from "../../../test/factories.ts";
import { mailNamesTo, mailsTo } from "../../../test/mailsTo.ts";
import { runJobs } from "../../../test/runJobs.ts";
import { type StripeStandIn, startStripeStandIn } from "../../../test/stripeStandIn.ts";
import { findAccount } from "../account.queries.ts";
import { billCompany } from "../billCompany.ts";
import { listSummaries } from "../invoices.queries.ts";
import { collectInvoice } from "./collectInvoice.ts";

const SECRET = "whsec_test";
let stripe: StripeStandIn;
let app: TestApp;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  app = await buildApp({
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: stripe.url,
  });
  await buildSeller(app.db);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
afterEach(() => {
  stripe.outcome = "succeeded";
  stripe.isDown = false;
  stripe.losesAnswers = false;
});

/** What Stripe sends: an event about an object that it names by id. */
interface Message {
  id: string;
  type: string;
  object: Record<string, unknown>;
}

const message = (type: string, object: Record<string, unknown>): Message => ({
  id: `evt_${randomUUID()}`,
  type,
  object,
});

function post({ id, type, object }: Message, secret = SECRET) {
  const payload = JSON.stringify({ id, object: "event", type, created: 1, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return app.app.inject({
    method: "POST",
    url: "/api/billing/webhook",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload,
  });
}

const work = () => runJobs(app.app.services);
const invoicesOf = (company: TestCompany) =>
  acrossCompanies(app.db, (tx) => listSummaries(tx, company.id, "2026-03-12"));
const accountOf = (company: TestCompany) => acrossCompanies(app.db, (tx) => findAccount(tx, company.id));

/** A company that pays from a saved card, with one seat and its first invoice of € 10.89. */
async function paying({ withMethod = true } = {}) {
  const company = await buildCompany(app.db, { lifecycle: "active" });
  const admin = await buildUser(app.db, company, { systemRole: "admin" });
  const customer = `cus_${company.id}`;
  const method = `pm_${company.id.slice(-4)}`;
  stripe.methods.set(method, { id: method, customer, created: 1_700_000_000 });
  await buildAccount(app.db, company, {
    stripeCustomerId: customer,
    ...(withMethod && {
      paymentMethod: "online",
      stripeMethodId: method,
      stripeMethodAt: new Date(1_700_000_000_000),
    }),
  });
  await billCompany(app.app.services, company.id, new Date("2026-03-10T10:00:00Z"));
  const [invoice] = await invoicesOf(company);
  if (!invoice) throw new Error("no invoice");
  return { company, admin, customer, method, invoice };
}

describe("messages of Stripe", () => {
  test("without a signature, with another's or about other bytes are refused and change nothing", async () => {
    const one = message("payment_intent.succeeded", { id: "pi_x", object: "payment_intent" });
    expect((await post(one, "whsec_other")).statusCode).toBe(400);
    const bare = await app.ask("POST", "/billing/webhook", { body: { id: "evt_1" } });
    expect([bare.status, bare.body.code]).toEqual([400, "webhook_forged"]);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: "{}", secret: SECRET });
    const altered = await app.ask("POST", "/billing/webhook", {
      body: { id: "evt_1" },
      headers: { "stripe-signature": signature },
    });
    expect(altered.body.code).toBe("webhook_forged");
    const old = Stripe.webhooks.generateTestHeaderString({ payload: "{}", secret: SECRET, timestamp: 1_000 });
    const late = await app.app.inject({
      method: "POST",
      url: "/api/billing/webhook",
      headers: { "content-type": "application/json", "stripe-signature": old },
      payload: "{}",
    });
    expect(late.statusCode).toBe(400);
    const { rows } = await app.db.pool.query("select 1 from stripe_events");
    expect(rows).toEqual([]);
  });

  test("of a kind that says nothing about invoices are taken and ignored", async () => {
    const calls = stripe.calls.length;
    expect((await post(message("product.created", { id: "prod_1", object: "product" }))).statusCode).toBe(
      200,
    );
    await work();
    expect(stripe.calls).toHaveLength(calls);
  });

  test("about another's customer or invoice change nothing", async () => {
    const { invoice } = await paying();
    const other = await paying();
    stripe.intents.set("pi_foreign", {
      id: "pi_foreign",
      status: "succeeded",
      amount: 1_089,
      amount_received: 1_089,
      refunded: 0,
      customer: other.customer,
      payment_method: null,
      last_payment_error: null,
      metadata: { invoice_id: invoice.id },
    });
    await post(message("payment_intent.succeeded", { id: "pi_foreign", object: "payment_intent" }));
    await work();
    const { rows } = await acrossCompanies(app.db, (tx) =>
      tx.$client.query("select 1 from invoice_payments where reference = 'pi_foreign'"),
    );
    expect(rows).toEqual([]);
  });
});

describe("collecting", () => {
  test("an invoice is collected once, also when the job runs again and Stripe reports it twice", async () => {
    const { company, invoice } = await paying();
    await work();
    await collectInvoice(app.app.services, { companyId: company.id, invoiceId: invoice.id });
    const [intent] = [...stripe.intents.values()].filter(
      ({ metadata }) => metadata.invoice_id === invoice.id,
    );
    const told = message("payment_intent.succeeded", { id: intent?.id, object: "payment_intent" });
    await post(told);
    await post(told);
    await work();
    const mails = await acrossCompanies(app.db, (tx) =>
      tx.$client.query<{ name: string }>("select name from mails where company_id = $1", [company.id]),
    );
    expect(mails.rows, "no bank transfer is asked for").toEqual([{ name: "invoice_to_collect" }]);
    expect(await invoicesOf(company)).toMatchObject([{ status: "paid", openCents: 0 }]);
  });

  test("a lost answer charges nothing twice, and a message that comes before the answer is enough", async () => {
    const { company, invoice } = await paying();
    stripe.losesAnswers = true;
    const collect = () => collectInvoice(app.app.services, { companyId: company.id, invoiceId: invoice.id });
    await expect(collect()).rejects.toThrow();
    stripe.losesAnswers = false;
    const made = () =>
      [...stripe.intents.values()].filter(({ metadata }) => metadata.invoice_id === invoice.id);
    expect(made()).toHaveLength(1);
    await post(message("payment_intent.succeeded", { id: made()[0]?.id, object: "payment_intent" }));
    await work();
    await collect();
    expect(made()).toHaveLength(1);
    expect(await invoicesOf(company)).toMatchObject([{ status: "paid" }]);
  });

  test.each([["card_declined"], ["authentication_required"]] as const)(
    "%s moves the company to past due, notifies once, and a payment brings it back",
    async (outcome) => {
      stripe.outcome = outcome;
      const { company, admin, invoice } = await paying();
      await work();
      expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "past_due" });
      const [intent] = [...stripe.intents.values()].filter(
        ({ metadata }) => metadata.invoice_id === invoice.id,
      );
      if (!intent) throw new Error("nothing was tried");
      await post(message("payment_intent.payment_failed", { id: intent.id, object: "payment_intent" }));
      await work();
      const bell = await app.as(admin).get("/notifications", { size: 50 });
      expect(bell.body.payload).toMatchObject({ data: [{ kind: "payment_failed", count: 1 }] });
      const failed = (await mailsTo(app.db, admin.email)).filter(({ subject }) => subject.includes("failed"));
      expect(failed).toHaveLength(1);
      Object.assign(intent, { status: "succeeded", amount_received: 1_089, last_payment_error: null });
      await post(message("payment_intent.succeeded", { id: intent.id, object: "payment_intent" }));
      await work();
      expect(await readCompany(app.db, company)).toMatchObject({ lifecycle: "active" });
      expect(await invoicesOf(company)).toMatchObject([{ status: "paid" }]);
    },
  );

  test("a trial whose last day brings a refused payment continues for 14 days", async () => {
    stripe.outcome = "card_declined";
    const ends = new Date("2026-03-10T09:59:00Z");
    const company = await buildCompany(app.db, { lifecycle: "trialing", trialEndsAt: ends });
    await buildUser(app.db, company, { systemRole: "admin" });
    stripe.methods.set("pm_trial", { id: "pm_trial", customer: `cus_${company.id}`, created: 1 });
    await buildAccount(app.db, company, {
      stripeCustomerId: `cus_${company.id}`,
      stripeMethodId: "pm_trial",
      paymentMethod: "online",
    });
    await billCompany(app.app.services, company.id, new Date("2026-03-10T10:00:00Z"));
    await work();
    const row = await readCompany(app.db, company);
    expect(row.lifecycle).toBe("past_due");
    expect((row.pastDueUntil?.getTime() ?? 0) - row.lifecycleSince.getTime()).toBe(14 * 24 * 3_600_000);
  });

  test("a payment that a person tried and was refused on the page of Stripe sends no email", async () => {
    const { admin, customer, invoice } = await paying({ withMethod: false });
    const id = `pi_page_${invoice.id.slice(-6)}`;
    stripe.intents.set(id, {
      id,
      status: "requires_payment_method",
      amount: 1_089,
      amount_received: 0,
      refunded: 0,
      customer,
      payment_method: null,
      last_payment_error: { code: "card_declined" },
      metadata: { invoice_id: invoice.id },
    });
    await post(message("payment_intent.payment_failed", { id, object: "payment_intent" }));
    await work();
    expect(await mailNamesTo(app.db, admin.email)).toEqual([]);
  });

  test("while Stripe is down the invoice stays open, a person sees the reason, and the job is tried again", async () => {
    stripe.isDown = true;
    const { company, admin, invoice } = await paying();
    await work();
    const answer = await app.as(admin).post("/billing/checkout", { invoice_id: invoice.id });
    expect([answer.status, answer.body.code]).toEqual([503, "payments_unreachable"]);
    expect((await app.as(admin).get("/billing")).status).toBe(200);
    stripe.isDown = false;
    await acrossCompanies(app.db, (tx) =>
      tx.$client.query("select graphile_worker.add_job('collect_invoice', $1::json)", [
        JSON.stringify({ companyId: company.id, invoiceId: invoice.id }),
      ]),
    );
    await work();
    expect(await invoicesOf(company)).toMatchObject([{ status: "paid" }]);
  });
});

test("an administrator is led to Stripe to save a card, to pay one invoice and to change the card", async () => {
  const { admin, invoice, company } = await paying({ withMethod: false });
  const urlOf = async (path: string, body = {}) =>
    (await app.as(admin).post(path, body)).body.payload as { url: string };
  expect(await urlOf("/billing/checkout")).toEqual({ url: "https://checkout.test/setup" });
  expect(await urlOf("/billing/checkout", { invoice_id: invoice.id })).toEqual({
    url: "https://checkout.test/payment",
  });
  expect(await urlOf("/billing/portal")).toEqual({ url: "https://portal.test/" });
  const foreign = await buildUser(app.db, await buildCompany(app.db), { systemRole: "admin" });
  await buildAccount(app.db, { id: foreign.companyId });
  const refused = await app.as(foreign).post("/billing/checkout", { invoice_id: invoice.id });
  expect(refused.status).toBe(404);
  expect(await accountOf(company)).toMatchObject({ stripeCustomerId: `cus_${company.id}` });
});

/**
 * Everything that Stripe reports of one company: two cards, one of them removed, a refused and a paid charge,
 * a refund.
 */
async function story() {
  const { company, customer, invoice } = await paying({ withMethod: false });
  const id = company.id.slice(-6);
  const [first, second] = [`pm_a${id}`, `pm_b${id}`];
  stripe.methods.set(first, { id: first, customer: null, created: 1_750_000_000 });
  stripe.methods.set(second, { id: second, customer, created: 1_760_000_000 });
  for (const [setup, saved] of [
    [`seti_a${id}`, first],
    [`seti_b${id}`, second],
  ] as const)
    stripe.setups.set(setup, { id: setup, payment_method: saved, customer, status: "succeeded" });
  const intent = (name: string, status: string, refunded: number) => ({
    id: name,
    status,
    amount: 1_089,
    amount_received: status === "succeeded" ? 1_089 : 0,
    refunded,
    customer,
    payment_method: second,
    metadata: { company_id: company.id, invoice_id: invoice.id },
    last_payment_error: status === "succeeded" ? null : { code: "card_declined" },
  });
  stripe.intents.set(`pi_no${id}`, intent(`pi_no${id}`, "canceled", 0));
  stripe.intents.set(`pi_yes${id}`, intent(`pi_yes${id}`, "succeeded", 89));
  const told = (type: string, object: Record<string, unknown>) => message(type, object);
  const messages = [
    told("setup_intent.succeeded", { id: `seti_a${id}`, object: "setup_intent" }),
    told("checkout.session.completed", {
      id: "cs_a",
      object: "checkout.session",
      setup_intent: `seti_a${id}`,
    }),
    told("setup_intent.succeeded", { id: `seti_b${id}`, object: "setup_intent" }),
    told("payment_method.detached", { id: first, object: "payment_method", customer: null }),
    told("payment_intent.payment_failed", { id: `pi_no${id}`, object: "payment_intent" }),
    told("payment_intent.canceled", { id: `pi_no${id}`, object: "payment_intent" }),
    told("payment_intent.processing", { id: `pi_yes${id}`, object: "payment_intent" }),
    told("payment_intent.succeeded", { id: `pi_yes${id}`, object: "payment_intent" }),
    told("charge.refunded", { id: "ch", object: "charge", payment_intent: `pi_yes${id}` }),
  ];
  return { company, messages, id };
}

test("whatever order Stripe's messages come in, however often, and whenever they are worked, the books end the same", async () => {
  const mixed = fc.tuple(
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 9 }),
    fc.array(fc.nat(8), { maxLength: 6 }),
    fc.integer({ min: 1, max: 9 }),
  );
  await fc.assert(
    fc.asyncProperty(mixed, async ([order, repeats, pause]) => {
      const { company, messages, id } = await story();
      for (const [count, at] of [...order, ...repeats].entries()) {
        const one = messages[at];
        if (one) expect((await post(one)).statusCode).toBe(200);
        if (count % pause === 0) await work();
      }
      await work();
      // Collecting what the refund left open is the product's own action, tested above.
      const { rows } = await acrossCompanies(app.db, (tx) =>
        tx.$client.query(
          "select sum(amount_cents)::int as cents from invoice_payments where company_id = $1 and reference = $2",
          [company.id, `pi_yes${id}`],
        ),
      );
      expect(rows).toEqual([{ cents: 1_000 }]);
      expect(await accountOf(company)).toMatchObject({ stripeMethodId: `pm_b${id}`, cardBrand: "visa" });
      expect((await readCompany(app.db, company)).lifecycle).toBe("active");
    }),
    { numRuns: 12 },
  );
}, 120_000);
