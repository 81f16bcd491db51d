import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany } from "../../../test/factories.ts";
import { mailNamesTo, mailsTo } from "../../../test/mailsTo.ts";
import { companies } from "../companies.table.ts";
import { advanceLifecycles } from "./advanceLifecycles.ts";
import { moveLifecycle } from "./moveLifecycle.ts";
import type { TrialOutcome } from "./trialOutcome.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp({ PUBLIC_URL: "https://vaardig.test" });
});
afterAll(() => app.close());

const NOW = new Date("2027-03-01T04:13:00Z");
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number, from = NOW) => new Date(from.getTime() + days * DAY_MS);
const run = (now = NOW, follows: TrialOutcome = "paused") =>
  advanceLifecycles(app.app.services, async () => follows, now);
const stateOf = async ({ id }: TestCompany) => {
  const [row] = await acrossCompanies(app.db, (tx) =>
    tx.select().from(companies).where(eq(companies.id, id)),
  );
  return row;
};
const adminOf = (company: TestCompany, language: "en" | "nl" = "en") =>
  buildUser(app.db, company, { systemRole: "admin", language, firstName: "Ans" });
const subjectsTo = async ({ email }: { email: string }) =>
  (await mailsTo(app.db, email)).map(({ subject }) => subject);

test("warns administrators a week and a day before a trial ends, once each, then pauses and says so", async () => {
  const company = await buildCompany(app.db, {
    name: "Delta Works",
    lifecycle: "trialing",
    trialEndsAt: inDays(8),
  });
  const admin = await adminOf(company);
  const dutch = await adminOf(company, "nl");
  const employee = await buildUser(app.db, company);
  await buildUser(app.db, company, { systemRole: "admin", status: "invited" });

  expect(await run()).toBe(0);
  for (const day of [1, 1, 2, 6]) await run(inDays(day));
  expect(await subjectsTo(admin)).toEqual(["The trial of Delta Works is ending"]);
  for (const day of [7, 7.5]) await run(inDays(day));
  expect(await subjectsTo(admin)).toHaveLength(2);
  expect(await stateOf(company)).toMatchObject({ lifecycle: "trialing" });

  for (const day of [8, 8, 9]) await run(inDays(day));
  expect(await stateOf(company)).toMatchObject({ lifecycle: "paused", cancelsAt: inDays(98) });
  expect((await subjectsTo(admin)).at(-1)).toBe("Delta Works is paused: the trial has ended");
  expect(await subjectsTo(dutch)).toEqual([
    "De proefperiode van Delta Works loopt af",
    "De proefperiode van Delta Works loopt af",
    "Delta Works is gepauzeerd: de proefperiode is afgelopen",
  ]);
  const [first] = await mailsTo(app.db, dutch.email);
  expect(first?.text).toContain("https://vaardig.test/admin/instellingen/facturatie");
  expect(first?.text).toContain("dinsdag 9 maart 2027");
  expect(await subjectsTo(employee)).toEqual([]);

  await run(inDays(97));
  expect(await stateOf(company)).toMatchObject({ lifecycle: "paused" });
  for (const day of [98, 99]) await run(inDays(day));
  expect(await stateOf(company)).toMatchObject({ lifecycle: "canceled", cancelsAt: null });
  expect((await subjectsTo(admin)).at(-1)).toBe("The subscription of Delta Works has been cancelled");
  expect(await subjectsTo(admin)).toHaveLength(4);
});

test("pauses a company whose payment is 14 days late, and not one day earlier", async () => {
  const company = await buildCompany(app.db, { name: "Late", lifecycle: "active" });
  const admin = await adminOf(company);
  await acrossCompanies(app.db, (tx) =>
    moveLifecycle(tx, company.id, "payment_failed", { actorId: null, reason: "charge_failed" }, { now: NOW }),
  );
  await run(inDays(13));
  expect(await stateOf(company)).toMatchObject({ lifecycle: "past_due" });
  expect(await subjectsTo(admin)).toEqual([]);
  await run(inDays(14));
  expect(await stateOf(company)).toMatchObject({ lifecycle: "paused", pastDueUntil: null });
  expect(await subjectsTo(admin)).toEqual(["Late is paused: an invoice is unpaid"]);
});

test("does not say that a company which paid while it was paused is cancelled", async () => {
  const company = await buildCompany(app.db, { lifecycle: "trialing", trialEndsAt: inDays(-1) });
  const admin = await adminOf(company);
  await run();
  await acrossCompanies(app.db, (tx) =>
    moveLifecycle(
      tx,
      company.id,
      "activate",
      { actorId: null, reason: "invoices_paid" },
      { now: inDays(80) },
    ),
  );
  await run(inDays(91));
  expect(await mailNamesTo(app.db, admin.email)).toEqual(["trial_ended"]);
});

test("says before a trial ends what follows: a subscription, an end that was chosen, or a pause", async () => {
  const follow = [
    ["paused", "To continue after that, fill in your billing details", "subscription starts"],
    ["subscribed", "your subscription starts and the first invoice is sent", "fill in your billing details"],
    ["canceled", "The subscription has been cancelled, so there will be no invoice", "subscription starts"],
  ] as const;
  for (const [follows, said, unsaid] of follow) {
    const company = await buildCompany(app.db, { lifecycle: "trialing", trialEndsAt: inDays(6) });
    const admin = await adminOf(company);
    await run(NOW, follows);
    const [mail] = await mailsTo(app.db, admin.email);
    expect(mail?.text).toContain(said);
    expect(mail?.text).not.toContain(unsaid);
    expect(await mailNamesTo(app.db, admin.email)).toEqual([`trial_ending_${follows}`]);
  }
});

test("leaves a suspended company, a paying one and the platform as they are", async () => {
  const past = inDays(-3);
  const suspended = await buildCompany(app.db, {
    lifecycle: "suspended",
    suspendedFrom: "trialing",
    trialEndsAt: past,
  });
  const active = await buildCompany(app.db, { lifecycle: "active", trialEndsAt: past });
  const platform = await buildCompany(app.db, {
    kind: "platform",
    lifecycle: "trialing",
    trialEndsAt: past,
  });
  const before = await Promise.all([suspended, active, platform].map(stateOf));
  await run();
  expect(await Promise.all([suspended, active, platform].map(stateOf))).toEqual(before);
});

test("warns again of the end of a trial that was extended", async () => {
  const company = await buildCompany(app.db, { lifecycle: "trialing", trialEndsAt: inDays(0.5) });
  const admin = await adminOf(company);
  await run();
  await acrossCompanies(app.db, (tx) =>
    moveLifecycle(
      tx,
      company.id,
      "extend_trial",
      { actorId: null, reason: "billing" },
      { days: 20, now: NOW },
    ),
  );
  for (const day of [1, 14, 14]) await run(inDays(day));
  expect(await subjectsTo(admin)).toHaveLength(2);
});

test("takes one step where two servers run at the same moment", async () => {
  const company = await buildCompany(app.db, { lifecycle: "trialing", trialEndsAt: inDays(-1) });
  const admin = await adminOf(company);
  await Promise.all([run(), run()]);
  expect(await subjectsTo(admin)).toHaveLength(1);
});
