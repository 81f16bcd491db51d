import { seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { seedSkills } from "../organization/seedSkills.ts";
import { COURSES, seedCourses } from "./seedCourses.ts";

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
  await seedSkills(pool, id);
  const skillId = await seedCourses(pool, id, adminEmail);
  await pool.end();
  const { token } = await postSignIn(server.url, adminEmail, PASSWORD, await solvedCheck(server.url));
  const headers = { authorization: `Bearer ${token}` };
  const ask = async () => {
    const began = performance.now();
    const query = new URLSearchParams({ skill_id: skillId, level: "2" });
    const answer = await fetch(`${server.url}/api/learning_matching/matches?${query}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return { text, took: performance.now() - began };
  };
  const { text } = await ask();
  const { payload } = JSON.parse(text) as { payload: { count?: number }[] };
  print(`${COURSES} courses, of which ${payload.at(-1)?.count} teach the skill at the level`);
  if (payload.length !== 11) throw new Error("a page has ten courses and the count");
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await ask()).took);
  reportResult("course_matches_20000", median(times), "ms", "<=", 50);
  await server.stop();
});
