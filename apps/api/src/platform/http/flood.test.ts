import type { Endpoint } from "@vaardig/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildCompany, buildUser, type TestCompany, type TestUser } from "../../test/factories.ts";
import { buildVacancy } from "../../test/jobFactories.ts";
import { passwordForTests } from "../../test/passwordForTests.ts";
import { plausibleInput } from "../../test/plausible.ts";

/** Requests that one account sends at the same moment: more than the server has connections. */
const AT_ONCE = 60;
/** A point. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** Within this every look at the server's health is answered, in milliseconds. */
const HEALTH_MS = 1_000;
/** Within this all of them have ended, also on a busy machine. */
const END_MS = 30_000;

let app: TestApp;
let company: TestCompany;
let colleague: TestUser;
let vacancyId: string;

beforeAll(async () => {
  app = await buildApp({ RATE_LIMIT: "100000000" });
  company = await buildCompany(app.db);
  colleague = await buildUser(app.db, company);
  const owner = await buildUser(app.db, company, { systemRole: "admin" });
  vacancyId = (await buildVacancy(app.db, owner)).id;
});
afterAll(() => app.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const idOf = (name: string) => (/vacanc|^id$/.test(name) ? vacancyId : colleague.id);

/** A person who may call the endpoint, anew for each: one call ends the session, another the account. */
async function callerOf({ access }: Endpoint): Promise<Record<string, string>> {
  const [systemRole] = access === "public" ? [] : access;
  if (!systemRole) return {};
  const user = await buildUser(app.db, company, { systemRole, passwordHash: await passwordForTests() });
  return { authorization: `Bearer ${app.as(user).token}` };
}

async function multipart(data: unknown, bytes: Buffer): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  if (data !== undefined) form.append("data", JSON.stringify(data));
  form.append("file", new Blob([bytes], { type: "image/png" }), "anna.png");
  const request = new Request("http://localhost", { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  return { body, type: request.headers.get("content-type") ?? "" };
}

async function senderOf(endpoint: Endpoint): Promise<() => Promise<Answer>> {
  const { path, query, body, data } = plausibleInput(endpoint, idOf);
  const headers = await callerOf(endpoint);
  // Résumés are read one after the other, which has tests of its own.
  const isResume = path.endsWith("/resume");
  const form = endpoint.upload && (await multipart(data, isResume ? Buffer.alloc(0) : PICTURE));
  return () =>
    app.ask(endpoint.method, path as `/${string}`, {
      headers: form ? { ...headers, "content-type": form.type } : headers,
      ...(query && { query }),
      body: form ? form.body : body,
    });
}

interface Health {
  slowest: number;
  wrong: string[];
}

/** Looks at the server's health again and again until told to stop, and ends open streams, which end by nothing else. */
function watchHealth() {
  let isOver = false;
  const health: Health = { slowest: 0, wrong: [] };
  const look = async (url: string, statuses: readonly number[]) => {
    const began = performance.now();
    const { statusCode } = await app.app.inject(url);
    const took = performance.now() - began;
    health.slowest = Math.max(health.slowest, took);
    if (took >= HEALTH_MS || !statuses.includes(statusCode))
      health.wrong.push(`${url} ${statusCode} after ${Math.round(took)} ms`);
  };
  const watching = (async () => {
    do {
      await Promise.all([look("/healthz", [200]), look("/readyz", [200, 503])]);
      app.app.services.streams.closeAll();
      await new Promise((resolve) => setTimeout(resolve, 100));
    } while (!isOver);
  })();
  return async (): Promise<Health> => {
    isOver = true;
    await watching;
    return health;
  };
}

/** Sends all at once; answers how each ended. */
async function flood(send: () => Promise<Answer>): Promise<number[] | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), END_MS);
  });
  const answers = Promise.all(Array.from({ length: AT_ONCE }, async () => (await send()).status));
  return Promise.race([answers, late]).finally(() => clearTimeout(timer));
}

test("one account that calls anything many times at once leaves the server well, and each call ends", {
  timeout: 300_000,
}, async () => {
  const wrong: string[] = [];
  const told: string[] = [];
  for (const endpoint of app.app.endpoints.slice(
    Number(process.env.FROM ?? 0),
    Number(process.env.TO ?? 999),
  )) {
    const send = await senderOf(endpoint);
    const stop = watchHealth();
    const began = performance.now();
    const statuses = await flood(send);
    const health = await stop();
    const took = Math.round(performance.now() - began);
    const counts: Record<number, number> = {};
    for (const status of statuses ?? []) counts[status] = (counts[status] ?? 0) + 1;
    told.push(
      `${took} ms, health ${Math.round(health.slowest)} ms, ${nameOf(endpoint)} ${JSON.stringify(counts)}`,
    );
    wrong.push(...health.wrong.map((one) => `${nameOf(endpoint)}: ${one}`));
    if (!statuses) wrong.push(`${nameOf(endpoint)}: not all ended`);
    else if (statuses.some((status) => status >= 500 && status !== 503))
      wrong.push(`${nameOf(endpoint)}: ${JSON.stringify(counts)}`);
    // Nothing after it says anything about itself.
    if (!statuses) break;
  }
  (await import("node:fs")).writeFileSync("/dev/shm/db/flood.txt", told.join("\n"));
  expect(wrong).toEqual([]);
});
