import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import type pg from "pg";
import { PASSWORD, seedCompany } from "../http/seedCompany.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { print } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, type RunningServer, startServer } from "../lib/startServer.ts";
import { databasePid } from "./writer.ts";

const ROUNDS = 10;
const ROWS = 5_000;
const PATIENCE_MS = 30_000;

/** Returns a client for one person's uploads on a server. */
async function uploadsAt(url: string, email: string) {
  const { token } = await postSignIn(url, email, PASSWORD, await solvedCheck(url));
  const ask = async (path: string, init: RequestInit = {}): Promise<BulkUpload> => {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/bulk_upload${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    const { payload } = (await answer.json()) as { payload: BulkUpload & { data?: BulkUpload[] } };
    return payload.data?.[0] ?? payload;
  };
  return {
    async send(content: string) {
      const body = new FormData();
      body.append("file", new File([content], "people.csv"));
      return ask("?kind=employees", { method: "POST", body });
    },
    confirm: (id: string) =>
      ask("/confirm", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id }),
      }),
    async leaving(id: string, ...states: BulkUpload["state"][]) {
      let upload = await ask(`?id=${id}`);
      while (states.includes(upload.state)) {
        await delay(20);
        upload = await ask(`?id=${id}`);
      }
      return upload;
    },
  };
}

/** Polls until more than `rows` rows are applied; returns the number. */
async function appliedBeyond(pool: pg.Pool, id: string, rows: number): Promise<number> {
  const { rows: found } = await pool.query("select done from bulk_uploads where id = $1", [id]);
  const done = Number(found[0]?.done);
  if (done > rows) return done;
  await delay(5);
  return appliedBeyond(pool, id, rows);
}

/** Retries until a response arrives, because a server whose database was killed refuses requests briefly. */
async function backAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + PATIENCE_MS;
  while (true) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(20);
    }
  }
}

/**
 * Kills the server, its database or both at a random row of an upload; returns the number of missing or
 * duplicate rows.
 */
export async function killWhileApplying(folder: string, random: () => number): Promise<number> {
  const dataDir = join(folder, "applying");
  const env = {
    DATA_DIR: dataDir,
    DEMO: "false",
    LOG_LEVEL: "warn",
    CAPTCHA_COST: "1",
    RATE_LIMIT: "1000000",
  };
  let server: RunningServer = await startServer(PRODUCT, env);
  const seeding = await openRunningDatabase(dataDir, 1);
  const { id: companyId, adminEmail } = await seedCompany(seeding, 10);
  await seeding.end();
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const domain = `round-${round}.example`;
    const lines = Array.from({ length: ROWS }, (_, at) => `Ann,Baker ${at},p${at}@${domain},employee`);
    const before = await uploadsAt(server.url, adminEmail);
    const { id } = await before.send(["first_name,last_name,email,system_role", ...lines].join("\n"));
    const { state } = await before.leaving(id, "reading");
    if (state !== "checked") throw new Error(`the upload is ${state}`);
    await before.confirm(id);
    const pool = await openRunningDatabase(dataDir, 1);
    const done = await appliedBeyond(pool, id, Math.floor(random() * ROWS * 0.8));
    const pid = await databasePid(dataDir);
    const kills = { node: round % 3 !== 1, database: round % 3 !== 0 };
    const ended = kills.node ? server.stop("SIGKILL") : undefined;
    if (kills.database && pid !== undefined) process.kill(pid, "SIGKILL");
    await ended;
    await pool.end().catch(() => undefined);
    if (kills.node) server = await startServer(PRODUCT, env);
    const end = await backAgain(async () => {
      const after = await uploadsAt(server.url, adminEmail);
      return after.leaving(id, "applying");
    });
    const counting = await openRunningDatabase(dataDir, 1);
    const { rows } = await counting.query(
      `select abs($3 - count(*))::int + abs($3 - (select count(*) from events
         where company_id = $1 and subject_id = $4 and kind = 'employee.added'))::int as wrong
       from users where company_id = $1 and email like '%@' || $2`,
      [companyId, domain, ROWS, id],
    );
    await counting.end();
    wrong += Number(rows[0]?.wrong) + (end.state === "applied" ? 0 : ROWS);
    const victim = [kills.node && "node", kills.database && "database"].filter(Boolean).join(" and ");
    print(`killed ${victim} at row ${done} of ${ROWS}: ${end.state}, ${rows[0]?.wrong} rows wrong`);
  }
  await server.stop();
  return wrong;
}
