import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { PASSWORD, seedCompany } from "../http/seedCompany.ts";
import { inTempFolder } from "../lib/inTempFolder.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print, reportResult } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { PRODUCT, startServer } from "../lib/startServer.ts";

const ROWS = 60_000;
/** Existing people; some are in the file. */
const PEOPLE = 10_000;
const ROUNDS = 3;
const LOOP_DELAY = fileURLToPath(new URL("../lib/loopDelay.ts", import.meta.url));

/** Returns a CSV of about 4 MB: people whose managers are in the same file. */
function fileOf(rows: number): string {
  const lines = ["first_name,last_name,email,system_role,manager"];
  const email = (number: number) => `v${number}@bedrijf.nl`;
  for (let number = 0; number < rows; number += 1)
    lines.push(`Voor${number},de Boer,${email(number)},employee,${number ? email(number >> 3) : ""}`);
  return lines.join("\n");
}

await inTempFolder(async (dataDir) => {
  const measured = join(dataDir, "loop-delay.json");
  const server = await startServer(PRODUCT, {
    DATA_DIR: dataDir,
    DEMO: "false",
    LOG_LEVEL: "warn",
    CAPTCHA_COST: "1",
    RATE_LIMIT: "1000000",
    NODE_OPTIONS: `--import ${LOOP_DELAY}`,
    LOOP_DELAY_FILE: measured,
  });
  const pool = await openRunningDatabase(dataDir, 2);
  const company = await seedCompany(pool, PEOPLE);
  await pool.end();
  const check = await solvedCheck(server.url);
  const { token } = await postSignIn(server.url, company.adminEmail, PASSWORD, check);
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (path: string, init: RequestInit = {}): Promise<BulkUpload> => {
    const answer = await fetch(`${server.url}/api/bulk_upload${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    const { payload } = (await answer.json()) as { payload: BulkUpload & { data?: BulkUpload[] } };
    return payload.data?.[0] ?? payload;
  };
  const content = fileOf(ROWS);
  const times: number[] = [];
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = new FormData();
    body.append("file", new File([content], "people.csv"));
    server.child.kill("SIGUSR2");
    const start = performance.now();
    const { id } = await ask("?kind=employees", { method: "POST", body });
    let upload = await ask(`?id=${id}`);
    while (upload.state === "reading") {
      await delay(50);
      upload = await ask(`?id=${id}`);
    }
    times.push((performance.now() - start) / 1_000);
    server.child.kill("SIGUSR2");
    await delay(200);
    if (upload.counts.new !== ROWS) throw new Error(`checked as ${JSON.stringify(upload)}`);
    const { p99, max } = JSON.parse(await readFile(measured, "utf8"));
    delays.push(p99);
    print(
      `round ${round + 1}: ${times.at(-1)?.toFixed(2)} s, event loop p99 ${p99.toFixed(1)} ms, max ${max.toFixed(1)} ms`,
    );
    await ask(`?id=${id}`, { method: "DELETE" });
  }
  await server.stop();
  print(`file ${(content.length / 1024 / 1024).toFixed(2)} MB, ${ROWS} rows`);
  reportResult("bulk_upload_60k", median(times), "s", "<=", 5);
  reportResult("bulk_upload_60k_loop_p99", median(delays), "ms", "<=", 50);
});
