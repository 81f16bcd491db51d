import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { connectRunning } from "../../platform/postgres/connectRunning.ts";
import { killNow } from "../../test/databaseStarts.ts";
import { seedLargeCompany } from "../../test/seedLargeCompany.ts";
import { botCheckToken } from "../../test/solveBotCheck.ts";
import { startServerProcess } from "../../test/startServerProcess.ts";

const ROWS = 5_000;
const PASSWORD = "Quiet-Harbour-7";
const children: ChildProcess[] = [];
let dataDir = "";

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vaardig-killed-"));
  // The database's user must be able to pass when the tests run as root.
  await chmod(dataDir, 0o711);
});
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  }
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<{ url: string; child: ChildProcess }> {
  const server = await startServerProcess(dataDir);
  children.push(server.child);
  return server;
}

async function connect(): Promise<Pool> {
  const pool = new Pool({ ...(await connectRunning(dataDir)), database: "vaardig", max: 1 });
  pool.on("error", () => undefined);
  return pool;
}

/** Calls of one person, who signs in first. */
async function clientOf(url: string, email: string) {
  const call = async <Payload>(path: string, init?: RequestInit) => {
    const answer = await fetch(`${url}/api${path}`, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { payload: Payload };
  };
  const sent = (body: unknown) => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const login = sent({ email, password: PASSWORD, token: await botCheckToken((path) => call(path)) });
  const { payload } = await call<{ token: string }>("/auth/login", login);
  const authorization = `Bearer ${payload.token}`;
  const as = async <Payload>(path: string, init: RequestInit = {}) =>
    (await call<Payload>(path, { ...init, headers: { ...init.headers, authorization } })).payload;
  return {
    async send(content: string) {
      const body = new FormData();
      body.append("file", new File([content], "people.csv"));
      return as<BulkUpload>("/bulk_upload?kind=employees", { method: "POST", body });
    },
    confirm: (id: string) => as("/bulk_upload/confirm", sent({ id })),
    read: async (id: string) => (await as<{ data: BulkUpload[] }>(`/bulk_upload?id=${id}`)).data[0],
  };
}

it("an upload continues after kill -9 of the server: every row is there, and once", {
  timeout: 90_000,
}, async () => {
  const first = await startServer();
  const seeding = await connect();
  const { id: companyId, adminEmail } = await seedLargeCompany(seeding, { roles: 1, password: PASSWORD });
  await seeding.end();
  const before = await clientOf(first.url, adminEmail);
  const lines = Array.from({ length: ROWS }, (_, at) => `Ann,Baker ${at},p${at}@example.com,employee`);
  const { id } = await before.send(["first_name,last_name,email,system_role", ...lines].join("\n"));
  const state = (expected: Partial<BulkUpload>, by: typeof before) =>
    vi.waitFor(async () => expect(await by.read(id)).toMatchObject(expected), {
      timeout: 30_000,
      interval: 50,
    });
  await state({ state: "checked" }, before);

  const database = await connect();
  const done = async () =>
    (await database.query("select done from bulk_uploads where id = $1", [id])).rows[0];
  await before.confirm(id);
  await vi.waitFor(async () => expect((await done()).done).toBeGreaterThan(0), {
    timeout: 30_000,
    interval: 5,
  });
  await killNow(first.child);
  expect((await done()).done, "it was killed in the middle").toBeLessThan(ROWS);
  await database.end();

  const second = await startServer();
  const after = await clientOf(second.url, adminEmail);
  await state({ state: "applied", done: ROWS }, after);
  expect((await after.read(id))?.counts).toMatchObject({ new: ROWS, changed: 0, error: 0 });
  const counting = await connect();
  const { rows } = await counting.query(
    `select count(*)::int as people, count(distinct email)::int as addresses,
       (select count(*)::int from events where company_id = $1 and kind = 'employee.added' and subject_id = $2) as events
     from users where company_id = $1 and email like 'p%@example.com'`,
    [companyId, id],
  );
  await counting.end();
  expect(rows[0]).toEqual({ people: ROWS, addresses: ROWS, events: ROWS });
});
