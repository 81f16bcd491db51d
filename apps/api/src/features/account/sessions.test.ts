import type { OwnSession } from "@vaardig/contract/account/sessions";
import { afterAll, beforeAll, expect, test as it } from "vitest";
import { sessions } from "../../domain/accounts/sessions/sessions.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";

let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await buildApp();
  company = await buildCompany(test.db);
});
afterAll(() => test.close());

const HOUR = 3_600_000;
const person = () => buildUser(test.db, company);
const elsewhere = (me: TestUser, values: Partial<typeof sessions.$inferInsert> = {}) =>
  acrossCompanies(test.db, async (tx) => {
    const expiresAt = new Date(Date.now() + HOUR);
    const [row] = await tx
      .insert(sessions)
      .values({ companyId: me.companyId, userId: me.id, expiresAt, ...values })
      .returning();
    return { ...me, sessionId: row?.id ?? "" };
  });
const list = async (me: TestUser) =>
  ((await test.as(me).get("/account/sessions")).body.payload as { data: OwnSession[] }).data;

it("lists the sessions that hold, this one first, with the device in plain words", async () => {
  const me = await person();
  await elsewhere(me, { browser: "Firefox", system: "Windows", method: "password" });
  await elsewhere(me, { revokedAt: new Date() });
  await elsewhere(me, { expiresAt: new Date(Date.now() - HOUR) });
  await elsewhere(me, { lastSeenAt: new Date(Date.now() - 3 * HOUR) });
  await elsewhere(await person());
  expect(await list(me)).toMatchObject([
    { id: me.sessionId, current: true },
    { current: false, browser: "Firefox", system: "Windows", method: "password" },
  ]);
});

it("one session is signed out, and is refused at once", async () => {
  const me = await person();
  const there = await elsewhere(me);
  expect((await test.as(there).get("/account")).status).toBe(200);
  expect((await test.as(me).delete(`/account/sessions/${there.sessionId}`)).status).toBe(200);
  expect((await test.as(there).get("/account")).body.code).toBe("session_revoked");
  expect((await test.as(me).delete(`/account/sessions/${there.sessionId}`)).status).toBe(404);
  expect(await list(me)).toHaveLength(1);
});

it("another's session is not found, and stays", async () => {
  const [me, other] = [await person(), await person()];
  const stranger = await buildUser(test.db, await buildCompany(test.db));
  for (const who of [other, stranger]) {
    expect((await test.as(me).delete(`/account/sessions/${who.sessionId}`)).status).toBe(404);
    expect((await test.as(who).get("/account")).status).toBe(200);
  }
  expect((await test.as(me).delete("/account/sessions/none")).status).toBe(400);
});

it("all others are signed out, this one stays", async () => {
  const me = await person();
  const there = [await elsewhere(me), await elsewhere(me)];
  for (const one of there) await test.as(one).get("/account");
  expect((await test.as(me).delete("/account/sessions")).body.payload).toEqual({ ended: 2 });
  for (const one of there) expect((await test.as(one).get("/account")).body.code).toBe("session_revoked");
  expect((await test.as(me).get("/account")).status).toBe(200);
});

it("the theme is kept with the account", async () => {
  const me = await person();
  const theme = async () => (await test.as(me).get("/auth/session")).body.payload as { theme: string };
  expect((await theme()).theme).toBe("system");
  for (const chosen of ["dark", "light", "system"]) {
    expect((await test.as(me).put("/account/preferences", { theme: chosen })).status).toBe(200);
    expect((await theme()).theme).toBe(chosen);
  }
  expect((await test.as(me).put("/account/preferences", { theme: "purple" })).status).toBe(400);
});
