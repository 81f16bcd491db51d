import { fileURLToPath } from "node:url";
import { bench, median, say } from "../lib/bench.ts";
import { inFolder } from "../lib/inFolder.ts";
import { type Load, load } from "../lib/load.ts";
import { openRunning } from "../lib/openRunning.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { PASSWORD, seedCompany } from "./seedCompany.ts";

const BARE = fileURLToPath(new URL("bareServer.ts", import.meta.url));
const PEOPLE = 10_000;
const CLIENTS = 10;
const ROUNDS = 3;
const SECONDS = 4;

interface Target {
  name: string;
  url: string;
  path: string;
  headers?: Record<string, string>;
}

/** Measures the targets in turn, so that a busy moment of the machine meets all of them; the middle of the rounds. */
async function measure(targets: readonly Target[]): Promise<Map<string, Load>> {
  const rounds = new Map<string, Load[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await load({ ...target, clients: CLIENTS, seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) {
      rounds.get(target.name)?.push(await load({ ...target, clients: CLIENTS, seconds: SECONDS }));
    }
  }
  const middle = (loads: Load[], of: keyof Load) => median(loads.map((one) => one[of]));
  return new Map(
    [...rounds].map(([name, loads]) => [
      name,
      { rate: middle(loads, "rate"), p50: middle(loads, "p50"), p99: middle(loads, "p99") },
    ]),
  );
}

await inFolder(async (dataDir) => {
  const env = { DATA_DIR: dataDir, DEMO: "false", LOG_LEVEL: "warn", CAPTCHA_COST: "1", RATE_LIMIT: "100000000" };
  const product = await startServer(PRODUCT, env);
  const pool = await openRunning(dataDir, 2);
  const company = await seedCompany(pool, PEOPLE);
  await pool.end();
  const { token } = await postSignIn(product.url, company.adminEmail, PASSWORD, await solvedCheck(product.url));
  const bare = await startServer(BARE, {}, [dataDir, company.id, company.id]);
  const headers = { authorization: `Bearer ${token}` };
  const get = (name: string, path: string): Target => ({ name, url: product.url, path: `/api${path}`, headers });
  const results = await measure([
    { name: "D1", url: bare.url, path: "/one" },
    get("one", "/company"),
    get("vacancy", `/job_vacancy/detail?id=${company.vacancyId}`),
    { name: "D2", url: bare.url, path: "/list" },
    get("list", "/employee_role?size=10&status=active&system_role=employee"),
  ]);
  await bare.stop();
  await product.stop();
  for (const [name, { rate, p50, p99 }] of results) {
    say(`${name.padEnd(8)} ${rate.toFixed(0).padStart(7)} requests/s  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms`);
  }
  const rateOf = (name: string) => results.get(name)?.rate ?? Number.NaN;
  bench("get_one", rateOf("one") / rateOf("D1"), "xD1", ">=", 0.4);
  bench("get_one_p99", results.get("one")?.p99 ?? Number.NaN, "ms", "<=", 25);
  bench("people_list_10k", rateOf("list") / rateOf("D2"), "xD2", ">=", 0.3);
});
