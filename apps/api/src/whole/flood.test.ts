import { setTimeout } from "node:timers/promises";
import type { Endpoint } from "@vaardig/contract/endpoint";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { saveSecondFactorFrom } from "../domain/accounts/factors/signInRules.queries.ts";
import { acrossCompanies } from "../platform/db/database.ts";
import { type Answer, buildApp, type TestApp } from "../test/buildApp.ts";
import { buildCompany, buildSkill, buildUser, type TestCompany, type TestUser } from "../test/factories.ts";
import { buildApplication, buildJobProfile, buildVacancy } from "../test/jobFactories.ts";
import { buildDepartment, buildRole, buildTeam } from "../test/organizationFactories.ts";
import { PASSWORD_FOR_TESTS, passwordForTests } from "../test/passwordForTests.ts";
import { plausibleInput } from "../test/plausible.ts";

/** Requests that one account sends at the same moment: twice as many as a test's server has connections. */
const AT_ONCE = 12;
/** A point. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** Within this every look at the server's health is answered, in milliseconds. */
const HEALTH_MS = 1_000;
/** Between two looks. */
const PAUSE_MS = 100;
/** Within this all of them have ended, also on a busy machine. */
const END_MS = 30_000;

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  // As it runs outside of tests: what answers hold is looked at by the tests of each.
  vi.stubEnv("NODE_ENV", "production");
  app = await buildApp({ RATE_LIMIT: "100000000" });
  vi.unstubAllEnvs();
  company = await buildCompany(app.db);
});
afterAll(() => app.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The kind of record of an endpoint's id, by the first word of its path; a vacancy when not listed. */
const records: Readonly<
  Record<string, (vacancy: { id: string }, person: TestUser) => Promise<{ id: string }>>
> = {
  applications: (vacancy, person) => buildApplication(app.db, vacancy, person),
  department: () => buildDepartment(app.db, company),
  job_profile: () => buildJobProfile(app.db, { companyId: company.id }),
  role: () => buildRole(app.db, company),
  skill: () => buildSkill(app.db, { companyId: company.id }),
  team: async () => buildTeam(app.db, await buildDepartment(app.db, company)),
};

/** A person who may call the endpoint, again for each: one call ends the session, another the account. */
async function callerOf({ access }: Endpoint): Promise<TestUser | undefined> {
  if (access === "public") return undefined;
  const systemRole = access.includes("admin") ? "admin" : access[0];
  return buildUser(app.db, company, { systemRole, passwordHash: await passwordForTests() });
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
  const caller = await callerOf(endpoint);
  // Again for each: one call erases the person.
  const colleague = await buildUser(app.db, company);
  const vacancy = await buildVacancy(app.db, caller ?? colleague);
  const [, word = ""] = endpoint.path.split("/");
  const record = await (records[word]?.(vacancy, colleague) ?? vacancy);
  const idOf = (name: string) =>
    name === "id" ? record.id : /vacanc/.test(name) ? vacancy.id : colleague.id;
  const { path, query, body, data } = plausibleInput(endpoint, idOf);
  const headers: Record<string, string> = caller ? { authorization: `Bearer ${app.as(caller).token}` } : {};
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

/**
 * Looks at the server's health until stopped, and ends open streams, which end by nothing else; returns what
 * was wrong.
 */
function watchHealth(): () => Promise<string[]> {
  const over = new AbortController();
  const wrong: string[] = [];
  const look = async (url: string, statuses: readonly number[]) => {
    const began = performance.now();
    const { statusCode } = await app.app.inject(url);
    const took = performance.now() - began;
    if (took >= HEALTH_MS || !statuses.includes(statusCode))
      wrong.push(`${url} ${statusCode} after ${Math.round(took)} ms`);
  };
  const watching = (async () => {
    do {
      await Promise.all([look("/healthz", [200]), look("/readyz", [200, 503])]);
      app.app.services.streams.closeAll();
      await setTimeout(PAUSE_MS, undefined, { signal: over.signal }).catch(() => undefined);
    } while (!over.signal.aborted);
  })();
  return async () => {
    over.abort();
    await watching;
    return wrong;
  };
}

/** Sends all at once; answers how each ended. */
async function flood(send: () => Promise<Answer>): Promise<number[] | undefined> {
  const over = new AbortController();
  const late = setTimeout(END_MS, undefined, { signal: over.signal }).catch(() => undefined);
  const answers = Promise.all(Array.from({ length: AT_ONCE }, async () => (await send()).status));
  return Promise.race([answers, late]).finally(() => over.abort());
}

test("one account that calls anything many times at once leaves the server well, and each call ends", {
  timeout: 600_000,
}, async () => {
  const wrong: string[] = [];
  /** Endpoints of which a call got as far as its work. */
  let worked = 0;
  for (const endpoint of app.app.endpoints) {
    // One call requires a second factor of the company's people, another cancels its subscription: the next ones would be refused.
    await acrossCompanies(app.db, async (tx) => {
      await saveSecondFactorFrom(tx, company.id, null);
      await tx.$client.query("update companies set lifecycle = 'active' where id = $1", [company.id]);
    });
    const send = await senderOf(endpoint);
    const stop = watchHealth();
    const statuses = await flood(send);
    wrong.push(...(await stop()).map((one) => `${nameOf(endpoint)}: ${one}`));
    // Where some hang, nothing that follows says anything about itself.
    if (!statuses) {
      wrong.push(`${nameOf(endpoint)}: not all ended`);
      break;
    }
    const failed = statuses.filter((status) => status >= 500 && status !== 503);
    if (failed.length > 0) wrong.push(`${nameOf(endpoint)}: ${failed.join(" ")}`);
    if (statuses.some((status) => status === 200)) worked += 1;
  }
  expect(wrong).toEqual([]);
  // Inputs that are refused all the same would prove little.
  expect(worked).toBeGreaterThan(app.app.endpoints.length * 0.4);
});

test("the same for a password, of which each counts as an attempt and one is changed at last", async () => {
  const password = PASSWORD_FOR_TESTS;
  const user = await buildUser(app.db, company, { passwordHash: await passwordForTests() });
  const change = () =>
    app.as(user).put("/account/password", {
      password,
      new_password1: "Quokka-4711?vx",
      new_password2: "Quokka-4711?vx",
    });
  const stop = watchHealth();
  const statuses = await flood(change);
  expect(await stop()).toEqual([]);
  expect(statuses?.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([200, 400, 429]));
});
