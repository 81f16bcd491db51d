import { PASSWORD, seedCompany } from "../http/seedCompany.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { print, reportResult } from "../lib/reportResult.ts";
import { requestAtRate, type TimedResponse } from "../lib/requestAtRate.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";

// Measures response times beyond the machine's capacity: most requests should be served soon, the others
// rejected immediately.
const PEOPLE = 10_000;
const RATE = 300;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;

/** Returns the 95th percentile in milliseconds. */
function p95(ended: readonly TimedResponse[], of: "took" | "late" = "took"): number {
  const times = ended.map((one) => one[of]).sort((a, b) => a - b);
  return times[Math.floor(0.95 * (times.length - 1))] ?? 0;
}

await inTempFolder(async (dataDir) => {
  const env = {
    DATA_DIR: dataDir,
    DEMO: "false",
    LOG_LEVEL: "silent",
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
  const [one = "", other = ""] = company.departmentIds;
  const employees = (of: string) => `/api/employee?size=25&employee_status=active&departments=${of}`;
  const each = [
    "/api/company",
    "/api/auth/session",
    `/api/job_vacancy/detail?id=${company.vacancyId}`,
    "/api/employee_role?size=25&status=active",
    "/api/talent_pools?size=25",
    `${employees(one)}&search_query=an`,
  ];
  const paths = [...each, employees(one), ...each, employees(other)];
  const load = { url: product.url, paths, headers: { authorization: `Bearer ${token}` }, rate: RATE };
  await requestAtRate({ ...load, rate: RATE / 10, seconds: WARM_UP_SECONDS });
  const health: TimedResponse[] = [];
  const [ended] = await Promise.all([
    requestAtRate({ ...load, seconds: SECONDS }),
    requestAtRate({ ...load, paths: ["/healthz"], rate: 5, seconds: SECONDS }).then((seen) =>
      health.push(...seen),
    ),
  ]);
  await product.stop();
  const served = ended.filter(({ status }) => status === 200);
  const refused = ended.filter(({ status }) => status === 503);
  const counts: Record<number, number> = {};
  for (const { status } of ended) counts[status] = (counts[status] ?? 0) + 1;
  print(
    `${RATE} requests/s for ${SECONDS} s: ${JSON.stringify(counts)}, served ${Math.round(served.length / SECONDS)} a second`,
  );
  print(
    `p95 of /healthz ${Math.round(p95(health))} ms, sent too late by ${Math.round(p95(ended, "late"))} ms`,
  );
  reportResult("overload_served_p95", p95(served), "ms", "<=", 1_000);
  reportResult("overload_refused_p95", p95(refused), "ms", "<=", 50);
});
