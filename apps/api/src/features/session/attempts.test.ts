import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { accountKey, addressKey, countFailures, reserveAttempt } from "../../platform/session/attempts.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser } from "../../test/factories.ts";
import { PASSWORD_FOR_TESTS, passwordForTests } from "../../test/passwordForTests.ts";
import { tokenFrom } from "../../test/tokenFrom.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
});
beforeEach(() => acrossCompanies(app.db, (tx) => tx.$client.query("delete from attempts")));
afterAll(() => app.close());

const secrets = () => app.app.services.secrets;

async function signIn(email: string, password: string) {
  return app.ask("POST", "/auth/login", { body: { email, password, token: await tokenFrom(app) } });
}

/** Sets how long everyone still has to wait, so that no test depends on its own speed. */
async function wait(seconds: number) {
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query("update attempts set blocked_until = now() + $1 * interval '1 second'", [seconds]),
  );
}

async function delay(key: string): Promise<number> {
  return acrossCompanies(app.db, async (tx) => {
    const { rows } = await tx.$client.query<{ seconds: number }>(
      "select extract(epoch from blocked_until - last_at)::int as seconds from attempts where key = $1",
      [key],
    );
    return rows[0]?.seconds ?? -1;
  });
}

test("five failures cost nothing, then the delay doubles", async () => {
  const key = accountKey(secrets(), "login", "x@example.com");
  const delays: number[] = [];
  for (let i = 0; i < 9; i++) {
    await reserveAttempt(app.db, [key]);
    delays.push(await delay(key.key));
    await wait(0);
  }
  expect(delays).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16]);
});

test("while the delay lasts the right password has to wait too; afterwards it clears the account", async () => {
  const user = await buildUser(app.db, await buildCompany(app.db), {
    passwordHash: await passwordForTests(),
  });
  const key = accountKey(secrets(), "login", user.email);
  expect((await signIn(user.email, "Wrong-2026!")).status).toBe(401);
  expect(await countFailures(app.db, key)).toBe(1);
  await wait(500);
  const refused = await signIn(user.email, PASSWORD_FOR_TESTS);
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
  const seconds = Number(refused.raw.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(300);
  expect(refused.body.message).toContain(String(seconds));
  await wait(0);
  expect((await signIn(user.email, PASSWORD_FOR_TESTS)).status).toBe(200);
  expect(await countFailures(app.db, key)).toBe(0);
});

test("an account that does not exist waits in the same way", async () => {
  expect((await signIn("nobody@example.com", "Wrong-2026!")).status).toBe(401);
  const key = accountKey(secrets(), "login", "nobody@example.com");
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query("update attempts set blocked_until = now() + interval '1 hour' where key = $1", [
      key.key,
    ]),
  );
  expect((await signIn("nobody@example.com", "Wrong-2026!")).status).toBe(429);
  expect((await signIn("somebody@example.com", "Wrong-2026!")).status).toBe(401);
});

test("guesses over many accounts from one address wait as well; others do not", async () => {
  const address = addressKey(secrets(), "login", "127.0.0.1");
  await reserveAttempt(app.db, [address]);
  await wait(500);
  expect((await signIn("fresh@example.com", "Wrong-2026!")).status).toBe(429);
  await reserveAttempt(app.db, [addressKey(secrets(), "login", "127.0.0.2")]);
});

test("the delay never grows beyond fifteen minutes and failures are forgotten after a day", async () => {
  const key = accountKey(secrets(), "login", "x@example.com");
  await reserveAttempt(app.db, [key]);
  await acrossCompanies(app.db, (tx) => tx.$client.query("update attempts set failures = 100000"));
  await reserveAttempt(app.db, [key]);
  expect(await delay(key.key)).toBe(900);
  await expect(reserveAttempt(app.db, [key])).rejects.toMatchObject({ code: "too_many_attempts" });
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query("update attempts set blocked_until = now(), last_at = now() - interval '25 hours'"),
  );
  expect(await countFailures(app.db, key)).toBe(0);
  await reserveAttempt(app.db, [key]);
  expect(await countFailures(app.db, key)).toBe(1);
});

test("many at the same moment do not slip through", async () => {
  const key = accountKey(secrets(), "login", "y@example.com");
  await reserveAttempt(app.db, [key]);
  await acrossCompanies(app.db, (tx) => tx.$client.query("update attempts set failures = 9"));
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => reserveAttempt(app.db, [key])));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("an IPv6 line is one address, and no one's address is stored", async () => {
  const key = (address: string) => addressKey(secrets(), "login", address).key;
  expect(key("2001:db8:1:2::1")).toBe(key("2001:db8:1:2:ffff:1:2:3"));
  expect(key("2001:db8:1:2::1")).not.toBe(key("2001:db8:1:3::1"));
  expect(key("2001:db8::1")).toBe(key("2001:db8:0:0:1::"));
  expect(key("10.0.0.1")).not.toBe(key("10.0.0.2"));
  expect(key("::ffff:10.0.0.1")).toBe(key("10.0.0.1"));
  expect(key("10.0.0.1")).toMatch(/^[\w-]{43}$/);
});
