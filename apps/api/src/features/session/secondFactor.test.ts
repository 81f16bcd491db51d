import type { SecondFactorDetails } from "@vaardig/contract/session/secondFactor";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test as it } from "vitest";
import { signInChallenges } from "../../domain/accounts/factors/signInChallenges.table.ts";
import { totpCodeAt } from "../../domain/accounts/factors/totp.ts";
import { users } from "../../domain/people/users.table.ts";
import { acrossCompanies } from "../../platform/db/database.ts";
import { hashPassword } from "../../platform/session/passwordHash.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { eventsOf } from "../../test/eventsOf.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { mailsTo } from "../../test/mailsTo.ts";
import { tokenFrom } from "../../test/tokenFrom.ts";
import { addPasskey, addTotp } from "../../test/withFactors.ts";

const PASSWORD = "Kanaal-brug-7";

let test: TestApp;
let company: TestCompany;
let passwordHash: string;
beforeAll(async () => {
  test = await buildApp({ PUBLIC_URL: "http://localhost:3000" });
  company = await buildCompany(test.db);
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => test.close());

const person = (overrides: Partial<typeof users.$inferInsert> = {}) =>
  buildUser(test.db, company, { passwordHash, ...overrides });
const signIn = async ({ email }: TestUser, password = PASSWORD) =>
  test.ask("POST", "/auth/login", { body: { email, password, token: await tokenFrom(test) } });
const finish = (body: object) => test.ask("POST", "/auth/second_factor", { body });
const now = (secret: string) => totpCodeAt(secret, Date.now());
const wrongCode = (secret: string) => String((Number(now(secret)) + 1) % 1_000_000).padStart(6, "0");
async function opened(who: TestUser): Promise<SecondFactorDetails> {
  const { status, body } = await signIn(who);
  expect([status, body.code]).toEqual([401, "second_factor_required"]);
  return (body as unknown as { details: SecondFactorDetails }).details;
}
const change = (who: TestUser, values: Partial<typeof users.$inferInsert>) =>
  acrossCompanies(test.db, (tx) => tx.update(users).set(values).where(eq(users.id, who.id)));

it("a right password opens the second step, and a code finishes it with what a sign-in answers", async () => {
  const who = await person();
  const { secret } = await addTotp(test, who);
  const { challenge, methods, passkey, expires_at } = await opened(who);
  expect({ methods, passkey }).toEqual({ methods: ["totp", "recovery_code"], passkey: null });
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(290_000);
  const { status, body } = await finish({ challenge, code: now(secret) });
  expect(status).toBe(200);
  expect(body.payload).toMatchObject({ token: expect.any(String), menu_schema: expect.any(Array) });
  const { token } = body.payload as { token: string };
  const mine = await test.ask("GET", "/auth/session", { headers: { authorization: `Bearer ${token}` } });
  expect(mine.status).toBe(200);
  expect((await eventsOf(test.db, company, "session.started")).at(-1)).toMatchObject({
    userId: who.id,
    data: { method: "password", factor: "totp" },
  });
});

it("a wrong password is answered as without a factor", async () => {
  const who = await person();
  await addTotp(test, who);
  const { status, body } = await signIn(who, "Something-1!");
  expect([status, body.code]).toEqual([401, "credentials_wrong"]);
  expect(body).not.toHaveProperty("details");
});

it("a code is taken once, also by another sign-in", async () => {
  const who = await person();
  const { secret } = await addTotp(test, who);
  const [first, second] = [await opened(who), await opened(who)];
  const code = now(secret);
  expect((await finish({ challenge: first.challenge, code })).status).toBe(200);
  const again = await finish({ challenge: second.challenge, code });
  expect([again.status, again.body.fields]).toEqual([
    400,
    { code: "This code is wrong or has been used; wait for the next one" },
  ]);
});

it("of two answers at one moment one signs in", async () => {
  const who = await person();
  const { secret } = await addTotp(test, who);
  const { challenge } = await opened(who);
  const code = now(secret);
  const both = await Promise.all([finish({ challenge, code }), finish({ challenge, code })]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

it("a challenge is used up by its success", async () => {
  const who = await person();
  const { secret, codes } = await addTotp(test, who);
  const { challenge } = await opened(who);
  expect((await finish({ challenge, code: now(secret) })).status).toBe(200);
  const again = await finish({ challenge, recovery_code: codes[0] });
  expect([again.status, again.body.code]).toEqual([410, "sign_in_expired"]);
});

it("five wrong answers end the sign-in, and the next ones wait", async () => {
  const who = await person();
  const { secret, codes } = await addTotp(test, who);
  const { challenge } = await opened(who);
  for (let at = 0; at < 5; at += 1)
    expect((await finish({ challenge, code: wrongCode(secret) })).status).toBe(400);
  expect((await finish({ challenge, recovery_code: codes[0] })).body.code).toBe("sign_in_expired");
  const fresh = await opened(who);
  await finish({ challenge: fresh.challenge, code: wrongCode(secret) });
  const delayed = await finish({ challenge: fresh.challenge, code: now(secret) });
  expect([delayed.status, delayed.body.code]).toEqual([429, "too_many_attempts"]);
});

it("a challenge ends after five minutes", async () => {
  const who = await person();
  const { secret } = await addTotp(test, who);
  const { challenge } = await opened(who);
  await acrossCompanies(test.db, (tx) =>
    tx.update(signInChallenges).set({ expiresAt: new Date() }).where(eq(signInChallenges.userId, who.id)),
  );
  expect((await finish({ challenge, code: now(secret) })).body.code).toBe("sign_in_expired");
});

it.each<[string, Partial<typeof users.$inferInsert>]>([
  ["another password", { passwordHash: "$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAA$AAAAAAAAAAA" }],
  ["another access level", { systemRole: "manager" }],
  ["deactivation", { status: "deactivated" }],
])("%s ends an open challenge", async (_what, values) => {
  const who = await person();
  const { secret } = await addTotp(test, who);
  const { challenge } = await opened(who);
  await change(who, values);
  expect((await finish({ challenge, code: now(secret) })).body.code).toBe("sign_in_expired");
});

it("who may not sign in is refused before the second step", async () => {
  const who = await person();
  await addTotp(test, who);
  await change(who, { status: "deactivated" });
  expect((await signIn(who)).body.code).toBe("account_inactive");
});

it("a recovery code signs in once, in any writing, and its owner is notified", async () => {
  const who = await person();
  const { codes } = await addTotp(test, who);
  const [code = ""] = codes;
  const typed = ` ${code.toLowerCase().replace("-", " ")} `;
  expect((await finish({ challenge: (await opened(who)).challenge, recovery_code: typed })).status).toBe(200);
  const again = await finish({ challenge: (await opened(who)).challenge, recovery_code: code });
  expect([again.status, again.body.fields]).toEqual([
    400,
    { recovery_code: "This recovery code is wrong or has been used" },
  ]);
  expect((await mailsTo(test.db, who.email)).map(({ subject }) => subject)).toEqual([
    "An authenticator app was added to your account",
    "A recovery code was used",
  ]);
});

it("a passkey finishes a sign-in, for the challenge that asked it alone", async () => {
  const who = await person();
  const { authenticator } = await addPasskey(test, who);
  const [first, second] = [await opened(who), await opened(who)];
  expect(first.passkey?.allowCredentials).toHaveLength(1);
  const passkey = authenticator.use(first.passkey?.challenge ?? "");
  const elsewhere = await finish({ challenge: second.challenge, passkey });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([400, "passkey_refused"]);
  expect((await finish({ challenge: first.challenge, passkey })).status).toBe(200);
});

it("what is no proof, or two, is refused", async () => {
  const who = await person();
  await addTotp(test, who);
  const { challenge } = await opened(who);
  for (const body of [
    {},
    { challenge },
    { challenge, code: "12" },
    { challenge, code: "123456", recovery_code: "ABCDE-FGHJK" },
  ])
    expect((await finish(body)).status, JSON.stringify(body)).toBe(400);
  expect((await finish({ challenge: "x".repeat(43), code: "123456" })).body.code).toBe("sign_in_expired");
});

it("a passkey signs in alone where its user was verified, once", async () => {
  const who = await person();
  const { authenticator } = await addPasskey(test, who);
  const ask = async () => (await test.ask("GET", "/auth/passkey")).body.payload as { challenge: string };
  const enter = (passkey: object) => test.ask("POST", "/auth/passkey", { body: { passkey } });
  const passkey = authenticator.use((await ask()).challenge);
  expect((await enter(passkey)).body.payload).toMatchObject({ token: expect.any(String) });
  const refused = [
    passkey,
    authenticator.use((await ask()).challenge, { isVerified: false }),
    authenticator.use((await ask()).challenge, { origin: "https://vaardig.evil.example" }),
    authenticator.use((await ask()).challenge, { host: "evil.example" }),
    authenticator.use(Buffer.from("made up").toString("base64url")),
    { ...authenticator.use((await ask()).challenge), id: "AAAA", rawId: "AAAA" },
  ];
  for (const answer of refused) expect((await enter(answer)).body.code).toBe("passkey_refused");
  authenticator.counter = 0;
  expect((await enter(authenticator.use((await ask()).challenge))).body.code).toBe("passkey_refused");
  authenticator.counter = 20;
  await change(who, { status: "deactivated" });
  expect((await enter(authenticator.use((await ask()).challenge))).body.code).toBe("account_inactive");
  expect((await enter({})).status).toBe(400);
});

it("passkeys are not asked for at an address where browsers allow none", async () => {
  const elsewhere = await buildApp({ PUBLIC_URL: "https://192.0.2.7" });
  try {
    const { status, body } = await elsewhere.ask("GET", "/auth/passkey");
    expect([status, body.code]).toEqual([404, "passkeys_unavailable"]);
  } finally {
    await elsewhere.close();
  }
});

it("a phone whose clock is 30 seconds ahead signs in, one that is minutes ahead does not", async () => {
  const who = await person();
  const { secret } = await addTotp(test, who);
  const far = totpCodeAt(secret, Date.now() + 150_000);
  expect((await finish({ challenge: (await opened(who)).challenge, code: far })).status).toBe(400);
  const near = totpCodeAt(secret, Date.now() + 30_000);
  expect((await finish({ challenge: (await opened(who)).challenge, code: near })).status).toBe(200);
});
