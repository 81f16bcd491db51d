import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEscoBundle } from "@vaardig/taxonomy/esco/escoBundle";
import { escoSource } from "../../apps/api/src/domain/taxonomy/import/escoSource.ts";
import { importTaxonomy } from "../../apps/api/src/domain/taxonomy/import/importTaxonomy.ts";
import { prepareTaxonomy } from "../../apps/api/src/domain/taxonomy/prepareTaxonomy.ts";
import { openDatabase } from "../../apps/api/src/platform/db/database.ts";
import { COMMAND_LIMITS } from "../../apps/api/src/platform/db/limits.ts";
import {
  APP_ROLE,
  createDatabase,
  migrateDatabase,
  OWNER_ROLE,
} from "../../apps/api/src/platform/db/prepareDatabase.ts";
import { startPostgres } from "../../apps/api/src/platform/postgres/startPostgres.ts";

const LIMIT_SECONDS = 20;
const LIMIT_MB = 400;
const DATABASE = "vaardig";
const PASSWORD = "bench";

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function reportResult(name: string, value: number, unit: string, limit: number): void {
  print(`BENCH ${name} ${value.toFixed(1)} ${unit} <= ${limit} ${value <= limit ? "ok" : "SHORT"}`);
}

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const since = performance.now();
  const result = await work();
  return { seconds: (performance.now() - since) / 1000, result };
}

/** Returns the peak memory of a process in MB; undefined outside Linux, where the unit differs. */
async function peakMemory(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(text)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

async function run(folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "vaardig-bench-"));
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  await createDatabase(postgres.config, DATABASE, PASSWORD);
  await migrateDatabase({ ...postgres.config, database: DATABASE }, OWNER_ROLE);
  const app = { ...postgres.config, database: DATABASE, user: APP_ROLE, password: PASSWORD };
  const db = openDatabase(app, COMMAND_LIMITS);
  try {
    const starter = await timed(() => prepareTaxonomy({ db }, { info: () => undefined }));
    print(`starter taxonomy: ${starter.seconds.toFixed(2)} s`);
    const again = await timed(() => prepareTaxonomy({ db }, { info: () => undefined }));
    reportResult("taxonomy_current", again.seconds * 1000, "ms", 20);
    const bundle = await openEscoBundle(folder);
    const problems = await bundle.check(["en"]);
    if (problems.length > 0)
      throw new Error(`not a whole bundle: ${problems.map((one) => one.file).join(", ")}`);
    let [step, since] = ["", performance.now()];
    const onStep = (next: string) => {
      if (step) print(`  ${step}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
      [step, since] = [next, performance.now()];
    };
    const first = await timed(() => importTaxonomy(db, escoSource(bundle, ["en"]), { onStep }));
    const memory = await peakMemory(process.pid);
    print(JSON.stringify(first.result));
    const second = await timed(() => importTaxonomy(db, escoSource(bundle, ["en"])));
    print(`second import: ${second.seconds.toFixed(1)} s, changed: ${second.result?.hasChanged}`);
    reportResult("esco_import", first.seconds, "s", LIMIT_SECONDS);
    if (memory !== undefined) reportResult("esco_import_memory", memory, "MB", LIMIT_MB);
  } finally {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const folder = process.env.ESCO_DIR;
if (folder) await run(folder);
else print("esco_import: skipped, ESCO_DIR does not name a folder with an ESCO bundle");
