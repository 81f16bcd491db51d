import type { Payload } from "@vaardig/contract/endpoint";
import type { getSession, SessionPayload } from "@vaardig/contract/session/session";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SessionStore } from "../../domain/accounts/sessions/sessionStore.ts";
import { sessions } from "../../domain/accounts/sessions/sessions.table.ts";
import { companies } from "../../domain/companies/companies.table.ts";
import { events } from "../../domain/events/events.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { PASSWORD_FOR_TESTS, passwordForTests } from "../../test/passwordForTests.ts";
import { tokenFrom } from "../../test/tokenFrom.ts";
import { menuFor } from "./menu/menuFor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
});
afterAll(() => app.close());

async function signIn(email: string, password = PASSWORD_FOR_TESTS, headers?: Record<string, string>) {
  return app.ask("POST", "/auth/login", {
    body: { email, password, token: await tokenFrom(app) },
    ...(headers && { headers }),
  });
}

async function person(overrides: Parameters<typeof buildUser>[2] = {}, company?: { id: string }) {
  const passwordHash = await passwordForTests();
  return buildUser(app.db, company ?? (await buildCompany(app.db)), { passwordHash, ...overrides });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("signing in answers a token, the menu and the life of the session", async () => {
  const user = await person({ firstName: "Noor", systemRole: "manager", language: "nl" });
  const answer = await signIn(user.email.toUpperCase());
  expect(answer.status).toBe(200);
  const payload = answer.body.payload as SessionPayload;
  expect(payload.expire_in).toBe(8 * 3600);
  expect(payload.menu_schema.map((item) => item.key)).toEqual(
    menuFor("manager", app.app.services.config).map(({ key }) => key),
  );
  const claims = app.app.jwt.decode<Record<string, unknown>>(payload.token);
  expect(claims).toMatchObject({
    sub: user.id,
    aud: "vaardig",
    user: { first_name: "Noor", system_role: "manager", language: "nl", company_id: user.companyId },
  });
  expect(Number(claims?.exp) - Number(claims?.iat)).toBe(payload.expire_in);
  const fresh = await app.ask("GET", "/auth/session", { headers: bearer(payload.token) });
  expect(fresh.body.payload).toMatchObject({ user: claims?.user, notice: null, onboarding: false });
  const [logged] = await acrossCompanies(app.db, (tx) =>
    tx.select().from(events).where(eq(events.userId, user.id)),
  );
  expect(logged).toMatchObject({ kind: "session.started", actorId: user.id, data: { method: "password" } });
});

test("an unknown account and a wrong password get the same answer", async () => {
  const user = await person();
  const wrong = await signIn(user.email, "Wrong-2026!");
  const unknown = await signIn("nobody@example.com", "Wrong-2026!");
  const withoutPassword = await signIn((await person({ passwordHash: null })).email);
  expect(wrong.status).toBe(401);
  for (const other of [unknown, withoutPassword]) {
    expect(other.status).toBe(401);
    expect({ ...other.body, request_id: "" }).toEqual({ ...wrong.body, request_id: "" });
  }
  expect(wrong.body.code).toBe("credentials_wrong");
});

test("a status is shown only after the right password", async () => {
  const cases = [
    ["unconfirmed", "account_unconfirmed"],
    ["awaiting_approval", "account_awaiting_approval"],
    ["deactivated", "account_inactive"],
  ] as const;
  for (const [status, code] of cases) {
    const user = await person({ status });
    expect((await signIn(user.email)).body).toMatchObject({ success: false, code });
    expect((await signIn(user.email, "Wrong-2026!")).body.code).toBe("credentials_wrong");
  }
  const suspended = await buildCompany(app.db, { lifecycle: "suspended" });
  const user = await person({}, suspended);
  expect((await signIn(user.email)).body.code).toBe("company_suspended");
  const paused = await person({}, await buildCompany(app.db, { lifecycle: "paused" }));
  expect((await signIn(paused.email)).status).toBe(200);
});

test("fields are checked: 6 to 20 characters, an address, the bot check", async () => {
  const empty = await app.ask("POST", "/auth/login", { body: { email: "x", password: "12345", token: "" } });
  expect(empty.status).toBe(400);
  expect(empty.body.fields).toEqual({
    email: "Enter a valid email address",
    password: "Use at least 6 characters",
    token: "Complete the check to continue",
  });
  const missing = await app.ask("POST", "/auth/login", { headers: { "accept-language": "nl" }, body: {} });
  expect(missing.body.fields?.email).toBe("Dit veld is verplicht");
  const unknown = await app.ask("POST", "/auth/login", {
    body: { email: "a@example.com", password: "123456", token: "x", extra: 1 },
  });
  expect(unknown).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  const long = await signIn("a@example.com", "a".repeat(21));
  expect(long.body.fields?.password).toBe("Use at most 20 characters");
});

test("the first sign-in of an admin starts thirty days of trial, once", async () => {
  const company = await buildCompany(app.db, { lifecycle: "setup" });
  const employee = await person({}, company);
  await signIn(employee.email);
  const read = async () => {
    const [row] = await acrossCompanies(app.db, (tx) =>
      tx.select().from(companies).where(eq(companies.id, company.id)),
    );
    return row;
  };
  expect((await read())?.lifecycle).toBe("setup");
  const admin = await person({ systemRole: "admin" }, company);
  const { token } = (await signIn(admin.email)).body.payload as SessionPayload;
  const started = await read();
  expect(started?.lifecycle).toBe("trialing");
  await signIn(admin.email);
  expect((await read())?.trialEndsAt).toEqual(started?.trialEndsAt);
  const session = await app.ask("GET", "/auth/session", { headers: bearer(token) });
  expect((session.body.payload as Payload<typeof getSession>).notice).toEqual({
    kind: "trial_days_left",
    count: 30,
  });
});

test("a trial that ends within a week comes before everything else", async () => {
  const company = await buildCompany(app.db, {
    lifecycle: "trialing",
    industry: "",
    trialEndsAt: new Date(Date.now() + 6.5 * 86_400_000),
  });
  const admin = await person({ systemRole: "admin" }, company);
  const { token } = (await signIn(admin.email)).body.payload as SessionPayload;
  const session = await app.ask("GET", "/auth/session", { headers: bearer(token) });
  expect(session.body.payload).toMatchObject({ notice: { kind: "trial_days_left", count: 7 } });
});

test("sources that require attribution are named once they are loaded", async () => {
  const company = await buildCompany(app.db);
  const reader = await buildUser(app.db, company);
  const told = async () => (await app.as(reader).get("/auth/session")).body.payload;
  expect(await told()).toMatchObject({ attributions: [] });
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query(`insert into taxonomy_state (id, source, source_version, languages, revision, report)
      values (gen_random_uuid(), 'esco', '1.2', '{en}', 1, '{}'), (gen_random_uuid(), 'starter', '1', '{en}', 1, '{}')`),
  );
  expect(await told()).toMatchObject({ attributions: ["esco"] });
});

test("the notice follows role and priority", async () => {
  const company = await buildCompany(app.db, { industry: "" });
  const admin = await person({ systemRole: "admin", onboardingStep: "languages" }, company);
  const notice = async (user: Awaited<ReturnType<typeof person>>) => {
    const { payload } = (await app.as(user).get("/auth/session")).body;
    const { notice: shown, onboarding } = payload as Payload<typeof getSession>;
    return [shown?.kind, shown?.count, onboarding];
  };
  expect(await notice(admin)).toEqual(["set_industry", undefined, false]);
  await acrossCompanies(app.db, (tx) =>
    tx.update(companies).set({ industry: "Care" }).where(eq(companies.id, company.id)),
  );
  expect(await notice(admin)).toEqual([undefined, undefined, false]);
  await person({ status: "awaiting_approval" }, company);
  await person({ status: "awaiting_approval" }, await buildCompany(app.db));
  expect(await notice(admin)).toEqual(["approvals_waiting", 1, false]);
  await buildVacancy(app.db, admin, { status: "Pending" });
  expect(await notice(admin)).toEqual(["approvals_waiting", 2, false]);
  const newcomer = await person({ onboardingStep: "languages" }, company);
  expect(await notice(newcomer)).toEqual(["onboarding_unfinished", undefined, true]);
  const begun = await person({ onboardingStep: "skills", systemRole: "freelancer" }, company);
  expect(await notice(begun)).toEqual(["onboarding_unfinished", undefined, false]);
  const manager = await person({ onboardingStep: "languages", systemRole: "manager" }, company);
  expect(await notice(manager)).toEqual([undefined, undefined, false]);
});

test("signing out ends the token at once, on another server too", async () => {
  const user = await person();
  const other = new SessionStore(app.db);
  await other.listen(app.config);
  try {
    expect(await other.find(user.companyId, user.sessionId)).toBeDefined();
    expect((await app.as(user).post("/auth/logout")).status).toBe(200);
    const refused = await app.as(user).get("/auth/session");
    expect(refused).toMatchObject({ status: 401, body: { code: "session_revoked" } });
    await expect.poll(() => other.find(user.companyId, user.sessionId)).toBeUndefined();
  } finally {
    await other.close();
  }
});

test("without a token, with a foreign or an altered one, no one is let in", async () => {
  expect((await app.ask("GET", "/auth/session")).body.code).toBe("session_missing");
  expect((await app.ask("POST", "/auth/logout")).status).toBe(401);
  const user = await person();
  const { token } = app.as(user);
  const [head, , signature] = token.split(".");
  const claims = { sub: user.id, jti: user.sessionId, user: { company_id: user.companyId } };
  const forged = [head, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
  const unsigned = [
    Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url"),
    Buffer.from(JSON.stringify(claims)).toString("base64url"),
    "",
  ].join(".");
  for (const bad of [forged, unsigned, "x"])
    expect((await app.ask("GET", "/auth/session", { headers: bearer(bad) })).body.code).toBe(
      "session_expired",
    );
  const stranger = await person();
  const crossed = app.as({ ...user, companyId: stranger.companyId });
  expect((await crossed.get("/auth/session")).body.code).toBe("session_revoked");
});

test("a session ends after its life, when unused, and with its person", async () => {
  const user = await person();
  const HOUR = 3_600_000;
  const store = app.app.services.sessions;
  const find = (at: number) => store.find(user.companyId, user.sessionId, at);
  expect(await find(Date.now())).toBeDefined();
  expect(await find(Date.now() + 2 * HOUR)).toBeUndefined();
  for (const hours of [1.5, 3, 4.5, 6, 7.5]) expect(await find(Date.now() + hours * HOUR)).toBeDefined();
  expect(await find(Date.now() + 8 * HOUR)).toBeUndefined();
  const gone = await person({ status: "deactivated" });
  expect(await store.find(gone.companyId, gone.sessionId)).toBeUndefined();
  const revoked = await person();
  await acrossCompanies(app.db, (tx) =>
    tx.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, revoked.sessionId)),
  );
  expect(await store.find(revoked.companyId, revoked.sessionId)).toBeUndefined();
});
