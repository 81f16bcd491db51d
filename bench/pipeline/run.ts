import type { Pipeline } from "@vaardig/contract/applications/applications";
import { seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { seedSkills } from "../organization/seedSkills.ts";
import { seedPipeline } from "./seedPipeline.ts";

const APPLICANTS = 5_000;
const PASSWORD = "Welcome-2026!";
/** Starts of the server and its database, each with one first read. */
const STARTS = 3;
const ROUNDS = 15;

await inTempFolder(async (dataDir) => {
  const settings = {
    DATA_DIR: dataDir,
    DEMO: "false",
    LOG_LEVEL: "warn",
    CAPTCHA_COST: "1",
    RATE_LIMIT: "100000000",
  };
  let server = await startServer(PRODUCT, settings);
  const pool = await openRunningDatabase(dataDir, 1);
  const { id, adminEmail } = await seedLargeCompany(pool, { roles: APPLICANTS, password: PASSWORD });
  await seedSkills(pool, id);
  const vacancyId = await seedPipeline(pool, id, APPLICANTS);
  await pool.end();

  const { token } = await postSignIn(server.url, adminEmail, PASSWORD, await solvedCheck(server.url));
  const read = async () => {
    const began = performance.now();
    const answer = await fetch(
      `${server.url}/api/candidate_list/pipeline?job_vacancy_id=${vacancyId}&size=20`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const text = await answer.text();
    const took = performance.now() - began;
    if (!answer.ok) throw new Error(text);
    const { stages } = (JSON.parse(text) as { payload: Pipeline }).payload;
    const count = stages.reduce((sum, stage) => sum + stage.count, 0);
    const cards = stages.flatMap((stage) => stage.cards);
    if (count !== APPLICANTS || cards.length !== 6 * 20)
      throw new Error(`${count} with ${cards.length} cards`);
    if (cards.some(({ match }) => match.score === null)) throw new Error("a card without its match");
    return { took, bytes: text.length };
  };

  const cold: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    await server.stop();
    server = await startServer(PRODUCT, settings);
    // The very first request: no session and no worker is warm.
    const first = await read();
    cold.push(first.took);
    print(`first reading after a start: ${Math.round(first.took)} ms, ${Math.round(first.bytes / 1024)} kB`);
  }
  reportResult("pipeline_5000", median(cold), "ms", "<=", 300);
  const warm: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) warm.push((await read()).took);
  print(`after that: ${median(warm).toFixed(1)} ms`);
  await server.stop();
});
