import type { NotificationGroupRow } from "@vaardig/contract/notifications/notifications";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildAccount, buildSeller } from "../../test/billingFactories.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { billCompany } from "./billCompany.ts";
import { addDays } from "./days.ts";
import { listSummaries } from "./invoices.queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
  await buildSeller(app.db);
});
afterAll(() => app.close());

async function told(who: TestUser) {
  const { body } = await app.as(who).get("/notifications", { size: 50 });
  return (body.payload as { data: NotificationGroupRow[] }).data;
}

test("administrators find in their bell what is to be paid, what is late, and when the company is paused", async () => {
  const company = await buildCompany(app.db, { lifecycle: "active" });
  const admin = await buildUser(app.db, company, { systemRole: "admin" });
  const hr = await buildUser(app.db, company, { systemRole: "hr_manager" });
  await buildAccount(app.db, company);
  const bill = (day: string) => billCompany(app.app.services, company.id, new Date(`${day}T10:00:00Z`));
  const first = async () => {
    const [newest] = await told(admin);
    await app.as(admin).post("/notifications/read_all", {});
    return newest;
  };

  for (let times = 0; times < 2; times += 1) await bill("2026-03-10");
  const [invoice] = await acrossCompanies(app.db, (tx) => listSummaries(tx, company.id, "2026-03-10"));
  if (!invoice) throw new Error("no invoice");
  const { number, dueOn } = invoice;
  expect(await first()).toMatchObject({
    kind: "invoice_due",
    count: 1,
    text: `Invoice ${number} is due on 24 March 2026`,
    leads_to: { screen: "billing" },
  });
  for (const days of [1, 2]) await bill(addDays(dueOn, days));
  expect(await first()).toMatchObject({
    text: `Invoice ${number} was due on 24 March 2026 and is not paid`,
  });
  for (const days of [7, 8]) await bill(addDays(dueOn, days));
  expect((await first())?.text).toMatch(
    new RegExp(`^Invoice ${number} is still unpaid. Your company is paused on \\d+ April 2026$`),
  );
  expect(await told(hr)).toEqual([]);
});
