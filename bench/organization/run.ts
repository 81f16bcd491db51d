import type { Payload } from "@vaardig/contract/endpoint";
import type { getOrganigram } from "@vaardig/contract/organization/organigram";
import { seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { layoutTree } from "../../apps/web/src/features/organization/organigram/layout/layoutTree.ts";
import { linesOf } from "../../apps/web/src/features/organization/organigram/layout/linesOf.ts";
import { buildTree } from "../../apps/web/src/features/organization/organigram/tree/buildTree.ts";
import { allParents } from "../../apps/web/src/features/organization/organigram/tree/visibleRows.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { seedSkills } from "./seedSkills.ts";

const ROLES = 5_000;
const PASSWORD = "Welcome-2026!";
const ROUNDS = 15;

/** Returns the milliseconds from the response to a complete layout of the whole tree. */
function layoutTime({ data }: Payload<typeof getOrganigram>): number {
  const began = performance.now();
  const tree = buildTree(data.roles, data.edges);
  const layout = layoutTree(tree, allParents(tree, null));
  const lines = linesOf(layout);
  const took = performance.now() - began;
  if (layout.placed.length !== ROLES || lines === "") throw new Error("the layout misses roles");
  return took;
}

await inTempFolder(async (dataDir) => {
  const server = await startServer(PRODUCT, {
    DATA_DIR: dataDir,
    DEMO: "false",
    LOG_LEVEL: "warn",
    CAPTCHA_COST: "1",
    RATE_LIMIT: "100000000",
  });
  const pool = await openRunningDatabase(dataDir, 1);
  const { id, adminEmail } = await seedLargeCompany(pool, { roles: ROLES, password: PASSWORD });
  await seedSkills(pool, id);
  await pool.end();
  const { token } = await postSignIn(server.url, adminEmail, PASSWORD, await solvedCheck(server.url));
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(`${server.url}/api${path}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return { text, took: performance.now() - began };
  };
  const askOften = async (path: string) => {
    for (let round = 0; round < 5; round += 1) await ask(path);
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) answers.push(await ask(path));
    return answers;
  };
  const first = await ask("/dashboard");
  if (!first.text.includes("skill_cover")) throw new Error("the dashboard does not tell of skills");
  print(`first dashboard of ${2 * ROLES} people after a start: ${Math.round(first.took)} ms`);
  reportResult(
    "dashboard_10000",
    median((await askOften("/dashboard")).map(({ took }) => took)),
    "ms",
    "<=",
    150,
  );
  const answers = await askOften("/organigram");
  const text = answers[0]?.text ?? "";
  const { payload } = JSON.parse(text) as { payload: Payload<typeof getOrganigram> };
  const times = Array.from({ length: ROUNDS }, () => layoutTime(payload));
  print(`organigram of ${ROLES} roles: ${Math.round(text.length / 1024)} kB of JSON`);
  reportResult("organigram_5000_answer", median(answers.map(({ took }) => took)), "ms", "<=", 300);
  reportResult("organigram_5000_layout", median(times), "ms", "<=", 100);
  await server.stop();
});
