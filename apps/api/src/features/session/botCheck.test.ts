import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { consumeBotCheck, makeBotCheck } from "../../platform/session/botCheck.ts";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { solveBotCheck } from "../../test/solveBotCheck.ts";
import { tokenFrom } from "../../test/tokenFrom.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
});
afterAll(() => app.close());

interface Decoded {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number; derivedKey: string };
}

const decode = (token: string) => JSON.parse(Buffer.from(token, "base64").toString()) as Decoded;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const use = (token: string) => consumeBotCheck(app.app.services, token);

test("the challenge is ALTCHA's own JSON, signed, for ten minutes, and not kept by caches", async () => {
  const { raw, body } = await app.ask("GET", "/auth/challenge");
  const { parameters, signature } = body as unknown as Decoded["challenge"];
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(parameters).toMatchObject({ algorithm: "PBKDF2/SHA-256", cost: 100 });
  expect(Math.abs(Number(parameters.expiresAt) - Date.now() / 1000 - 600)).toBeLessThan(60);
  expect(raw.headers["cache-control"]).toBe("no-store");
});

test("a solution is accepted once", async () => {
  const token = await tokenFrom(app);
  await use(token);
  await expect(use(token)).rejects.toMatchObject({ code: "bot_check_used" });
  const { challenge, solution } = decode(token);
  const reordered = encode({ solution: { ...solution, time: 3 }, challenge });
  await expect(use(reordered)).rejects.toMatchObject({ code: "bot_check_used" });
});

test("of many at the same moment one is accepted", async () => {
  const token = await tokenFrom(app);
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => use(token)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("whatever is tampered with is refused", async () => {
  const { challenge, solution } = decode(await tokenFrom(app));
  const { parameters, signature } = challenge;
  const changed: unknown[] = [
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: "00" } }, solution },
    {
      challenge: { ...challenge, signature: signature.replace(/^./, (c) => (c === "0" ? "1" : "0")) },
      solution,
    },
    { challenge: { parameters }, solution },
    { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
    { challenge, solution: { ...solution, derivedKey: "not hex" } },
    { challenge },
    { challenge: null, solution: [] },
    null,
    [],
  ];
  for (const value of changed)
    await expect(use(encode(value))).rejects.toMatchObject({ code: "bot_check_failed" });
  for (const text of ["x", "%%%", "e30", Buffer.from("{").toString("base64")])
    await expect(use(text)).rejects.toMatchObject({ code: "bot_check_failed" });
  await use(encode({ challenge, solution }));
});

test("an expired challenge is refused", async () => {
  const { services } = app.app;
  const later = Date.now() + 11 * 60_000;
  const token = await solveBotCheck(await makeBotCheck(services, 0));
  const original = Date.now;
  Date.now = () => later;
  try {
    await expect(use(token)).rejects.toMatchObject({ code: "bot_check_failed" });
  } finally {
    Date.now = original;
  }
});

test("a challenge of another server's key is refused", async () => {
  const { services } = app.app;
  const foreign = { ...services, secrets: { ...services.secrets, botCheckKey: "other" } };
  const token = await solveBotCheck(await makeBotCheck(foreign, 0));
  await expect(use(token)).rejects.toMatchObject({ code: "bot_check_failed" });
});

test("failures from the same address raise the work", async () => {
  const { services } = app.app;
  const tries = async (failures: number) =>
    decode(await solveBotCheck(await makeBotCheck(services, failures))).solution.counter;
  expect(await tries(0)).toBeLessThanOrEqual(20);
  expect(await tries(4)).toBeLessThanOrEqual(20);
  expect(await tries(10)).toBeGreaterThanOrEqual(30);
  expect(await tries(10_000)).toBeLessThanOrEqual(120);
});

test("a form's refusal names the field or the code", async () => {
  const body = { email: "a@example.com", password: "Welcome-2026!" };
  const missing = await app.ask("POST", "/auth/login", { body });
  expect(missing.body.fields).toEqual({ token: "This field is required" });
  const token = await tokenFrom(app);
  await app.ask("POST", "/auth/login", { body: { ...body, token } });
  const replayed = await app.ask("POST", "/auth/login", {
    body: { ...body, token },
    headers: { "accept-language": "nl" },
  });
  expect(replayed).toMatchObject({ status: 400, body: { code: "bot_check_used" } });
  expect(replayed.body.message).toBe("Deze controle is al gebruikt; doe een nieuwe");
  const [row] = await acrossCompanies(app.db, async (tx) => {
    const { rows } = await tx.execute(sql`select count(*)::int as kept from attempts`);
    return rows as { kept: number }[];
  });
  expect(row?.kept).toBeGreaterThan(0);
});
