import { resolve } from "node:path";
import { pino } from "pino";
import { ConfigError, readConfig } from "./config.ts";
import { errorText } from "./platform/log/errorFacts.ts";
import { logOptions } from "./platform/log/logOptions.ts";
import { DirectoryInUseError } from "./platform/postgres/lockDirectory.ts";
import { startPostgres } from "./platform/postgres/startPostgres.ts";
import { quickImports } from "./quickImports.ts";

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino(logOptions(config.LOG_LEVEL));
  // The database gets ready while the rest of the program is read, which takes longer.
  const database = config.DATABASE_URL
    ? undefined
    : startPostgres({ dataDir: resolve(config.DATA_DIR), log: (line) => log.info(line) });
  // Anyone who waits for it reports it.
  database?.catch(() => undefined);
  quickImports();
  const { serve } = await import("./serve.ts");
  await serve(config, log, database);
}

/** What ends the program without anyone to hear of it: Node would print all that the error carries. */
function end(error: unknown): never {
  const isPlain = error instanceof ConfigError || error instanceof DirectoryInUseError;
  process.stderr.write(`${isPlain ? error.message : errorText(error)}\n`);
  process.exit(1);
}

process.on("uncaughtException", end);
start().catch(end);
