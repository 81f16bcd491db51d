import { fileURLToPath } from "node:url";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { type Load, load } from "../lib/load.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";
import { PASSWORD, seedCompany } from "./seedCompany.ts";

const BARE = fileURLToPath(new URL("bareServer.ts", import.meta.url));
const PEOPLE = 10_000;
const CLIENTS = 10;
const ROUNDS = 9;
const SECONDS = 1;
/** Responses before measuring: without a warm-up the code is not JIT-compiled. */
const WARM_UP = 4_000;

interface Target {
  name: string;
  url: string;
  path: string | readonly string[];
  headers?: Record<string, string>;
}

/** Measures the targets in alternating rounds, so that a busy moment of the machine affects all of them. */
async function measure(targets: readonly Target[]): Promise<Map<string, Load[]>> {
  const rounds = new Map<string, Load[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await load({ ...target, clients: CLIENTS, seconds: 1, atLeast: WARM_UP });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) {
      rounds.get(target.name)?.push(await load({ ...target, clients: CLIENTS, seconds: SECONDS }));
    }
  }
  return rounds;
}

/**
 * Returns list pages for every pair of departments and status, so that each call requests a different page.
 */
function everyPair(
  ids: readonly string[],
  path: (one: string, other: string, status: string) => string,
): string[] {
  const pairs = ids.flatMap((one) => ids.flatMap((other) => (one < other ? [[one, other] as const] : [])));
  const statuses = [
    "active",
    "active&employee_status=invited",
    "active&employee_status=not_invited",
    "active&employee_status=deactivated",
  ];
  return statuses.flatMap((status) =>
    pairs.map(([one, other]) => path(one, other, `employee_status=${status}`)),
  );
}

await inTempFolder(async (dataDir) => {
  const env = {
    DATA_DIR: dataDir,
    DEMO: "false",
    LOG_LEVEL: "warn",
    CAPTCHA_COST: "1",
    RATE_LIMIT: "100000000",
  };
  const product = await startServer(PRODUCT, env);
  const pool = await openRunningDatabase(dataDir, 2);
  const company = await seedCompany(pool, PEOPLE);
  await pool.end();
  const { token } = await postSignIn(
    product.url,
    company.adminEmail,
    PASSWORD,
    await solvedCheck(product.url),
  );
  const bare = await startServer(BARE, {}, [dataDir, company.id, company.id]);
  const headers = { authorization: `Bearer ${token}` };
  const get = (name: string, ...paths: string[]): Target => ({
    name,
    url: product.url,
    path: paths.map((path) => `/api${path}`),
    headers,
  });
  const employees = (one: string, other: string, status: string) =>
    `/employee?size=10&${status}&departments=${one}&departments=${other}`;
  const results = await measure([
    { name: "D1", url: bare.url, path: "/one" },
    get("one", "/company"),
    get("vacancy", `/job_vacancy/detail?id=${company.vacancyId}`),
    { name: "D2", url: bare.url, path: "/list" },
    get("list", "/employee_role?size=10&status=active&system_role=employee"),
    get("employees", ...everyPair(company.departmentIds, employees)),
  ]);
  await bare.stop();
  await product.stop();
  const middle = (name: string, of: keyof Load) => median((results.get(name) ?? []).map((one) => one[of]));
  for (const name of results.keys()) {
    const times = `p50 ${middle(name, "p50").toFixed(2)} ms  p99 ${middle(name, "p99").toFixed(2)} ms`;
    print(`${name.padEnd(8)} ${middle(name, "rate").toFixed(0).padStart(7)} requests/s  ${times}`);
  }
  const ratio = (name: string, to: string) =>
    median(
      (results.get(name) ?? []).map(
        ({ rate }, round) => rate / (results.get(to)?.[round]?.rate ?? Number.NaN),
      ),
    );
  reportResult("get_one", ratio("one", "D1"), "xD1", ">=", 0.4);
  reportResult("get_one_p99", middle("one", "p99"), "ms", "<=", 25);
  reportResult("get_vacancy", ratio("vacancy", "D1"), "xD1", ">=", 0.4);
  reportResult("people_list_10k", ratio("list", "D2"), "xD2", ">=", 0.3);
  reportResult("employee_list_10k", ratio("employees", "D2"), "xD2", ">=", 0.2);
});
