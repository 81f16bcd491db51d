import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { accountKey } from "../../platform/session/attempts.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { PASSWORD_FOR_TESTS, passwordForTests } from "../../test/passwordForTests.ts";
import { tokenFrom } from "../../test/tokenFrom.ts";

let app: TestApp;
let company: TestCompany;
let owner: TestUser;
beforeAll(async () => {
  app = await buildApp();
  company = await buildCompany(app.db);
});
beforeEach(async () => {
  await acrossCompanies(app.db, (tx) => tx.$client.query("delete from attempts"));
  owner = await buildUser(app.db, company, { passwordHash: await passwordForTests() });
});
afterAll(() => app.close());

const HOME = "198.51.100.7";
const STRANGER = "203.0.113.9";

interface Try {
  email?: string;
  password?: string;
  cookie?: string;
  from?: string;
  target?: TestApp;
}

async function signIn({
  email = owner.email,
  password = PASSWORD_FOR_TESTS,
  cookie,
  from = HOME,
  target = app,
}: Try = {}) {
  const answer = await target.app.inject({
    method: "POST",
    url: "/api/auth/login",
    remoteAddress: from,
    headers: cookie ? { cookie } : {},
    payload: { email, password, token: await tokenFrom(target) },
  });
  const line = String(answer.headers["set-cookie"] ?? "");
  return { status: answer.statusCode, line, cookie: line.split(";")[0] ?? "" };
}

/** Makes the person who tries this account from an unknown device wait, as many failures before would. */
async function delay(email = owner.email) {
  const { key } = accountKey(app.app.services.secrets, "login", email);
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query(
      `insert into attempts (key, failures, blocked_until, last_at) values ($1, 50, now() + interval '10 minutes', now())
       on conflict (key) do update set blocked_until = excluded.blocked_until`,
      [key],
    ),
  );
}

/** Someone fails fifty times at the owner's account, and the delay does not pass while the test runs. */
async function attack(from: string) {
  const statuses: number[] = [];
  for (let i = 0; i < 50; i++) statuses.push((await signIn({ password: "Wrong-2026!", from })).status);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(5);
  expect(statuses.at(-1)).toBe(429);
  await delay();
}

test("fifty failures of a stranger do not delay the owner on a known device; elsewhere the delay holds", async () => {
  const { cookie, line } = await signIn();
  expect(line).toMatch(/^vaardig_device=[\w.~-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
  await attack(STRANGER);
  expect((await signIn()).status).toBe(429);
  expect((await signIn({ cookie })).status).toBe(200);
  // The owner's success gives the stranger no new guesses.
  expect((await signIn({ from: STRANGER, password: "Wrong-2026!" })).status).toBe(429);
  expect((await signIn()).status).toBe(429);
});

test("a stranger on the same line as the owner does not delay a known device either", async () => {
  const { cookie } = await signIn();
  await attack(HOME);
  expect((await signIn({ cookie })).status).toBe(200);
});

test("a stolen device cookie allows as many guesses as an account, and is delayed then", async () => {
  const { cookie } = await signIn();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++)
    statuses.push((await signIn({ cookie, password: "Wrong-2026!", from: `203.0.113.${i}` })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query(
      "update attempts set blocked_until = blocked_until + interval '10 minutes' where failures > 5",
    ),
  );
  expect((await signIn({ cookie })).status).toBe(429);
  // The owner's other devices are not the thief's to delay.
  expect((await signIn()).status).toBe(200);
});

test("a cookie serves the account it was given for and no other, and no part of it can be changed", async () => {
  const { cookie } = await signIn();
  const other = await buildUser(app.db, company, { passwordHash: await passwordForTests() });
  await delay(other.email);
  expect((await signIn({ email: other.email, cookie })).status).toBe(429);
  await delay();
  const [name = "", value = ""] = cookie.split("=");
  const [given = "", device = "", seal = ""] = value.split(".");
  const later = String(Number(given) + 1);
  for (const forged of [
    `${later}.${device}.${seal}`,
    `${given}.${"A".repeat(22)}.${seal}`,
    `${given}.${device}.${"A".repeat(43)}`,
    `${given}.${device}`,
    `${owner.id}`,
    "~~~",
    "%00",
    "a".repeat(5_000),
  ])
    expect((await signIn({ cookie: `${name}=${forged}` })).status, forged.slice(0, 80)).toBe(429);
  expect((await signIn({ cookie: `first=1; ${cookie}; last=2` })).status).toBe(200);
});

test("a new password makes every device unknown", async () => {
  const { cookie } = await signIn();
  const changed = await app.as(owner).put("/account/password", {
    password: PASSWORD_FOR_TESTS,
    new_password1: "Kanaal-brug-7",
    new_password2: "Kanaal-brug-7",
  });
  expect(changed.status).toBe(200);
  await delay();
  expect((await signIn({ cookie, password: "Kanaal-brug-7" })).status).toBe(429);
});

test("a browser that several people use is known to each, and to the last five", async () => {
  const people: TestUser[] = [];
  let cookie = "";
  for (let i = 0; i < 6; i++) {
    const person = await buildUser(app.db, company, { passwordHash: await passwordForTests() });
    people.push(person);
    ({ cookie } = await signIn({ email: person.email, cookie }));
  }
  expect(cookie.split("~")).toHaveLength(5);
  await acrossCompanies(app.db, (tx) => tx.$client.query("delete from attempts"));
  const [first, second] = people;
  await delay(first?.email);
  expect((await signIn({ email: first?.email ?? "", cookie })).status).toBe(429);
  await delay(second?.email);
  expect((await signIn({ email: second?.email ?? "", cookie })).status).toBe(200);
});

test("the cookie reveals nothing of the account, and is bound to the host where the address is https", async () => {
  const { cookie } = await signIn();
  const decoded = Buffer.from(cookie, "base64url").toString("latin1") + cookie;
  expect(decoded).not.toContain(owner.id);
  expect(decoded).not.toContain(owner.email);
  const secure = await buildApp({ PUBLIC_URL: "https://vaardig.example" });
  try {
    const person = await buildUser(secure.db, await buildCompany(secure.db), {
      passwordHash: await passwordForTests(),
    });
    const { line } = await signIn({ email: person.email, target: secure });
    expect(line).toMatch(/^__Host-vaardig_device=/);
    expect(line).toMatch(/; Path=\/; .*; HttpOnly; SameSite=Strict; Secure$/);
    expect(line).not.toContain("Domain");
  } finally {
    await secure.close();
  }
});

test("a failed sign-in gives no cookie", async () => {
  expect((await signIn({ password: "Wrong-2026!" })).line).toBe("");
});
