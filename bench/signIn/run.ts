import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { hashPassword } from "../../apps/api/src/platform/session/passwordHash.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";

const PASSWORD = "Welcome-2026!";
const PEOPLE = 40;
const AT_ONCE = 8;
const ROUNDS = 5;
const PER_ROUND = 60;
/** The number of hashes that the product computes in parallel. */
const HASHES_AT_ONCE = 2;

/** Returns calls per second, `atOnce` in parallel. */
async function rateOf(
  calls: number,
  atOnce: number,
  call: (turn: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const start = performance.now();
  const worker = async () => {
    for (let turn = next++; turn < calls; turn = next++) await call(turn);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (1_000 * calls) / (performance.now() - start);
}

await inTempFolder(async (dataDir) => {
  const env = {
    DATA_DIR: dataDir,
    DEMO: "false",
    LOG_LEVEL: "warn",
    CAPTCHA_COST: "1",
    RATE_LIMIT: "1000000",
  };
  const server = await startServer(PRODUCT, env);
  const pool = await openRunningDatabase(dataDir, 2);
  const [companyId, slug] = [randomUUID(), `bench-${randomUUID().slice(0, 8)}`];
  await pool.query(
    "insert into companies (id, slug, name, industry, lifecycle) values ($1, $2, $2, 'Energy', 'active')",
    [companyId, slug],
  );
  await pool.query(
    `insert into users (company_id, id, email, first_name, last_name, system_role, status, password_hash, onboarding_step)
     select $1, gen_random_uuid(), 'p' || n || '@' || $2 || '.example', 'Test', 'Person', 'employee', 'active', $3, 'done'
     from generate_series(0, $4::int) n`,
    [companyId, slug, await hashPassword(PASSWORD), PEOPLE - 1],
  );
  await pool.end();
  const limits: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const checks: string[] = [];
    await rateOf(PER_ROUND, AT_ONCE, async () => checks.push(await solvedCheck(server.url)));
    limits.push(await rateOf(PER_ROUND, HASHES_AT_ONCE, () => hashPassword(PASSWORD)));
    const signIn = (turn: number) =>
      postSignIn(server.url, `p${turn % PEOPLE}@${slug}.example`, PASSWORD, checks[turn] ?? "");
    rates.push(await rateOf(PER_ROUND, AT_ONCE, signIn));
  }
  await server.stop();
  print(`argon2id alone ${median(limits).toFixed(1)} a second on ${availableParallelism()} cores`);
  print(`sign-in        ${median(rates).toFixed(1)} a second`);
  reportResult("sign_in", median(rates) / median(limits), "xargon2", ">=", 0.6);
});
