import type { PasskeyCreation, PasskeyRequest } from "@vaardig/contract/account/passkeyFormats";
import type { Security } from "@vaardig/contract/account/secondFactors";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test as it } from "vitest";
import { passkeys, recoveryCodes, totps } from "../../domain/accounts/factors/factors.table.ts";
import { totpCodeAt } from "../../domain/accounts/factors/totp.ts";
import { sessions } from "../../domain/accounts/sessions/sessions.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { hashPassword } from "../../platform/session/passwordHash.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { mailNamesTo, mailsTo } from "../../test/mailsTo.ts";
import { SoftAuthenticator } from "../../test/softAuthenticator.ts";
import { addPasskey, addTotp, confirmSession } from "../../test/withFactors.ts";

const PASSWORD = "Kanaal-brug-7";

let test: TestApp;
let company: TestCompany;
beforeAll(async () => {
  test = await buildApp({ PUBLIC_URL: "http://localhost:3000" });
  company = await buildCompany(test.db);
});
afterAll(() => test.close());

const person = (overrides: Parameters<typeof buildUser>[2] = {}) => buildUser(test.db, company, overrides);
const security = async (who: TestUser) =>
  (await test.as(who).get("/account/security")).body.payload as Security;
const now = (secret: string, off = 0) => totpCodeAt(secret, Date.now() + off);
const begin = async (who: TestUser) =>
  (await test.as(who).post("/account/totp")).body.payload as { secret: string; uri: string };
const subjects = async (who: TestUser) => (await mailsTo(test.db, who.email)).map(({ subject }) => subject);
/** Makes the last proof too old. */
const forgetProof = (who: TestUser) =>
  acrossCompanies(test.db, (tx) =>
    tx
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(sessions.id, who.sessionId)),
  );

it("an authenticator app is on with its first code, not before, and its secret is read no more", async () => {
  const who = await person();
  await confirmSession(test, who);
  const { secret, uri } = await begin(who);
  expect(uri).toContain(secret);
  expect(await security(who)).toMatchObject({ totp_since: null, recovery_codes_left: 0 });
  const { status, body } = await test.as(who).put("/account/totp", { code: now(secret) });
  expect(status).toBe(200);
  const { recovery_codes: codes } = body.payload as { recovery_codes: string[] };
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(await security(who)).toMatchObject({ totp_since: expect.any(String), recovery_codes_left: 10 });
  expect((await test.as(who).post("/account/totp")).body.code).toBe("factor_exists");
  expect(await subjects(who)).toEqual(["An authenticator app was added to your account"]);
  const stored = await acrossCompanies(test.db, async (tx) => [
    ...(await tx.select().from(totps).where(eq(totps.userId, who.id))),
    ...(await tx.select().from(recoveryCodes).where(eq(recoveryCodes.userId, who.id))),
  ]);
  const text = JSON.stringify(stored);
  for (const plain of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))])
    expect(text).not.toContain(plain);
});

it("two tabs set up the same app; the second to confirm learns that it is on", async () => {
  const who = await person();
  await confirmSession(test, who);
  const [first, second] = [await begin(who), await begin(who)];
  expect(second.secret).toBe(first.secret);
  const confirm = (off: number) => test.as(who).put("/account/totp", { code: now(first.secret, off) });
  const both = await Promise.all([confirm(-30_000), confirm(0)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await mailNamesTo(test.db, who.email)).toEqual(["factor_changed"]);
});

it("a set-up that was left for half an hour starts again", async () => {
  const who = await person();
  await confirmSession(test, who);
  const { secret } = await begin(who);
  await acrossCompanies(test.db, (tx) =>
    tx
      .update(totps)
      .set({ createdAt: new Date(Date.now() - 31 * 60_000) })
      .where(eq(totps.userId, who.id)),
  );
  expect((await test.as(who).put("/account/totp", { code: now(secret) })).body.code).toBe("setup_expired");
  expect((await begin(who)).secret).not.toBe(secret);
  expect(await mailNamesTo(test.db, who.email), "none is on").toEqual([]);
});

it("a code of another time says that it is the clock, a wrong one that it is wrong", async () => {
  const who = await person();
  await confirmSession(test, who);
  const { secret } = await begin(who);
  const set = async (code: string) => (await test.as(who).put("/account/totp", { code })).body.fields?.code;
  expect(await set(now(secret, 300_000))).toMatch(/^This code belongs to another time/);
  expect(await set(String((Number(now(secret)) + 1) % 1_000_000).padStart(6, "0"))).toMatch(
    /^This code is wrong/,
  );
  expect((await test.as(who).put("/account/totp", { code: "12 34 5" })).status).toBe(400);
  expect(
    (await test.as(who).put("/account/totp", { code: ` ${now(secret).replace(/(...)/, "$1 ")} ` })).status,
  ).toBe(200);
});

it("changes ask for a proof of the last ten minutes, by password or factor", async () => {
  const who = await person({ passwordHash: await hashPassword(PASSWORD) });
  const calls = [
    () => test.as(who).post("/account/totp"),
    () => test.as(who).put("/account/totp", { code: "123456" }),
    () => test.as(who).delete("/account/totp"),
    () => test.as(who).get("/account/passkeys"),
    () => test.as(who).delete(`/account/passkeys/${who.id}`),
    () => test.as(who).post("/account/recovery_codes"),
  ];
  for (const call of calls) {
    const { status, body } = await call();
    expect([status, body.code]).toEqual([403, "confirmation_required"]);
  }
  const prove = (body: object) => test.as(who).post("/account/confirmation", body);
  expect((await prove({ password: "Something-1!" })).body.fields).toEqual({
    password: "This is not your password",
  });
  expect((await prove({})).status).toBe(400);
  expect((await prove({ password: PASSWORD })).status).toBe(200);
  expect((await calls[0]?.())?.status).toBe(200);
  const { secret, codes } = await addTotp(test, who);
  await forgetProof(who);
  expect((await test.as(who).delete("/account/totp")).body.code).toBe("confirmation_required");
  expect((await prove({ code: now(secret) })).status).toBe(200);
  expect((await prove({ code: now(secret) })).status).toBe(400);
  expect((await prove({ recovery_code: codes[0] })).status).toBe(200);
  expect((await security(who)).recovery_codes_left).toBe(9);
});

it("wrong proofs are counted", async () => {
  const who = await person({ passwordHash: await hashPassword(PASSWORD) });
  const answers: (string | undefined)[] = [];
  for (let at = 0; at < 7; at += 1)
    answers.push((await test.as(who).post("/account/confirmation", { password: "Something-1!" })).body.code);
  expect(answers.slice(0, 5)).toEqual(Array(5).fill("validation_failed"));
  expect(answers).toContain("too_many_attempts");
});

it("a passkey is added for the session that asked, once, used as proof, named and removed", async () => {
  const who = await person();
  const { authenticator, id, codes } = await addPasskey(test, who);
  expect(codes).toHaveLength(10);
  expect((await security(who)).passkeys).toMatchObject([{ id, name: "Laptop", last_used_at: null }]);
  const asked = (await test.as(who).get("/account/passkeys")).body.payload as PasskeyCreation;
  expect(asked.excludeCredentials).toHaveLength(1);
  expect(asked.authenticatorSelection).toMatchObject({
    residentKey: "preferred",
    userVerification: "required",
  });
  const again = { name: "Again", passkey: authenticator.register(asked.challenge) };
  expect((await test.as(who).post("/account/passkeys", again)).body.code).toBe("passkey_exists");

  await forgetProof(who);
  const { passkey: request } = (await test.as(who).get("/account/confirmation")).body.payload as {
    passkey: PasskeyRequest;
  };
  const proof = { passkey: authenticator.use(request.challenge) };
  expect((await test.as(who).post("/account/confirmation", proof)).status).toBe(200);
  expect((await test.as(who).post("/account/confirmation", proof)).body.code).toBe("passkey_refused");
  expect((await security(who)).passkeys[0]?.last_used_at).not.toBeNull();

  expect((await test.as(who).put(`/account/passkeys/${id}`, { name: "Office" })).body.payload).toMatchObject({
    name: "Office",
  });
  expect((await test.as(who).put(`/account/passkeys/${id}`, { name: "" })).status).toBe(400);
  const other = await person();
  expect((await test.as(other).put(`/account/passkeys/${id}`, { name: "Mine" })).status).toBe(404);
  await confirmSession(test, other);
  expect((await test.as(other).delete(`/account/passkeys/${id}`)).status).toBe(404);
  expect((await test.as(who).delete(`/account/passkeys/${id}`)).status).toBe(200);
  expect(await security(who)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  expect(await subjects(who)).toEqual([
    "A passkey was added to your account",
    "A passkey was removed from your account",
  ]);
});

it("a passkey that was asked of another session, elsewhere or without verification is refused", async () => {
  const [who, other] = [await person(), await person()];
  await confirmSession(test, who);
  await confirmSession(test, other);
  const ask = async (of: TestUser) =>
    ((await test.as(of).get("/account/passkeys")).body.payload as PasskeyCreation).challenge;
  const made = [
    new SoftAuthenticator().register(await ask(other)),
    new SoftAuthenticator().register(await ask(who), { isVerified: false }),
    new SoftAuthenticator().register(await ask(who), { origin: "https://evil.example" }),
    new SoftAuthenticator().register(await ask(who), { host: "evil.example" }),
  ];
  for (const passkey of made)
    expect((await test.as(who).post("/account/passkeys", { name: "X", passkey })).body.code).toBe(
      "passkey_refused",
    );
  const rows = await acrossCompanies(test.db, (tx) =>
    tx.select().from(passkeys).where(eq(passkeys.userId, who.id)),
  );
  expect(rows).toEqual([]);
});

it("new recovery codes void the earlier ones", async () => {
  const who = await person();
  const { codes } = await addTotp(test, who);
  const made = await test.as(who).post("/account/recovery_codes");
  const fresh = (made.body.payload as { recovery_codes: string[] }).recovery_codes;
  const prove = (code?: string) => test.as(who).post("/account/confirmation", { recovery_code: code });
  expect((await prove(codes[0])).status).toBe(400);
  expect((await prove(fresh[0])).status).toBe(200);
  const without = await person();
  await confirmSession(test, without);
  expect((await test.as(without).post("/account/recovery_codes")).body.code).toBe("factor_missing");
});

it("an administrator resets the factors of another person, never the own, never another company's", async () => {
  const admin = await person({ systemRole: "admin" });
  const [who, stranger] = [await person(), await buildUser(test.db, await buildCompany(test.db))];
  await addTotp(test, who);
  const reset = (user: TestUser, by = admin) =>
    test.as(by).delete("/account/second_factor", { user_id: user.id });
  expect((await reset(who)).body.code).toBe("confirmation_required");
  await confirmSession(test, admin);
  expect((await reset(admin)).status).toBe(403);
  expect((await reset(stranger)).status).toBe(404);
  expect((await reset(who, await person({ systemRole: "hr_manager" }))).status).toBe(403);
  expect((await reset(who)).status).toBe(200);
  expect((await test.as(who).get("/account")).body.code).toBe("session_revoked");
  expect((await reset(who)).body.code).toBe("factor_missing");
  expect((await subjects(who)).at(-1)).toBe("Your two-step verification was reset");
});
