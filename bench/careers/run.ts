import { seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { seedCareers } from "./seedCareers.ts";

/** Measures a career path in a company with thousands of job profiles. */
const PROFILES = 3_000;
const PASSWORD = "Welcome-2026!";
const ROUNDS = 15;

await inTempFolder(async (dataDir) => {
  const server = await startServer(PRODUCT, {
    DATA_DIR: dataDir,
    DEMO: "false",
    LOG_LEVEL: "warn",
    CAPTCHA_COST: "1",
    RATE_LIMIT: "100000000",
  });
  const pool = await openRunningDatabase(dataDir, 1);
  const { id, adminEmail } = await seedLargeCompany(pool, { roles: 100, password: PASSWORD });
  await seedCareers(pool, id, { profiles: PROFILES, email: adminEmail });
  await pool.end();
  const { token } = await postSignIn(server.url, adminEmail, PASSWORD, await solvedCheck(server.url));
  const ask = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return { text, took: performance.now() - began };
  };
  const first = await ask("/career_path");
  print(`first career path after a start: ${Math.round(first.took)} ms`);
  const { payload } = JSON.parse(first.text) as { payload: { jobs_count: number; jobs: unknown[] } };
  if (payload.jobs_count !== PROFILES || payload.jobs.length !== 25) throw new Error("the path misses jobs");
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await ask("/career_path")).took);
  reportResult("career_path_3000", median(times), "ms", "<=", 300);
  await server.stop();
});
