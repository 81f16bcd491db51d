import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test as it } from "vitest";
import { sessions } from "../domain/accounts/sessions/sessions.table.ts";
import { acrossCompanies } from "../platform/db/database.ts";
import { buildApp, type TestApp } from "../test/buildApp.ts";
import { buildCompany, buildUser } from "../test/factories.ts";
import { mailsTo } from "../test/mailsTo.ts";
import { addTotp } from "../test/withFactors.ts";
import { requireSecondFactor } from "./requireSecondFactor.ts";
import { resetSecondFactor } from "./resetSecondFactor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildApp();
});
afterAll(() => test.close());

const platform = () => ({ db: test.db, config: test.app.services.config });

it("a lost second factor of the last administrator is removed, sessions end, the person is notified", async () => {
  const company = await buildCompany(test.db);
  const admin = await buildUser(test.db, company, { systemRole: "admin" });
  await addTotp(test, admin);
  await resetSecondFactor(platform(), ` ${admin.email.toUpperCase()} `);
  const open = await acrossCompanies(test.db, (tx) =>
    tx.select().from(sessions).where(eq(sessions.userId, admin.id)),
  );
  expect(open.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  expect((await mailsTo(test.db, admin.email)).at(-1)?.subject).toBe("Your two-step verification was reset");
  await expect(resetSecondFactor(platform(), admin.email)).rejects.toMatchObject({ exitCode: 1 });
  await expect(resetSecondFactor(platform(), "no.one@example.com")).rejects.toMatchObject({ exitCode: 1 });
});

it("staff can be required to have a second factor, and no longer", async () => {
  const company = await buildCompany(test.db, { kind: "platform", slug: "vaardig" });
  const staff = await buildUser(test.db, company, { systemRole: "staff" });
  expect((await test.as(staff).get("/companies")).status).toBe(200);
  await requireSecondFactor(test.db, "vaardig", "0");
  const next = await buildUser(test.db, company, { systemRole: "staff" });
  expect((await test.as(next).get("/companies")).body.code).toBe("second_factor_setup_required");
  expect((await test.as(next).get("/account/security")).status).toBe(200);
  expect(await requireSecondFactor(test.db, "vaardig", null)).toBeNull();
  expect((await test.as(next).get("/companies")).status).toBe(200);
  await expect(requireSecondFactor(test.db, "vaardig", "soon")).rejects.toMatchObject({ exitCode: 2 });
  await expect(requireSecondFactor(test.db, "nowhere", "7")).rejects.toMatchObject({ exitCode: 1 });
});
