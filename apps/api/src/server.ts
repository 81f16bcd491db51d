import { resolve } from "node:path";
import { pino } from "pino";
import { ConfigError, readConfig } from "./config.ts";
import { errorText } from "./platform/log/errorFacts.ts";
import { logOptions } from "./platform/log/logOptions.ts";
import { DirectoryInUseError } from "./platform/postgres/lockDirectory.ts";
import { startPostgres } from "./platform/postgres/startPostgres.ts";
import { speedUpImports } from "./speedUpImports.ts";

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino(logOptions(config.LOG_LEVEL));
  // The database starts while the remaining modules load, which takes longer.
  const database = config.DATABASE_URL
    ? undefined
    : startPostgres({ dataDir: resolve(config.DATA_DIR), log: (line) => log.info(line) });
  // Prevents an unhandled rejection; `serve` awaits the promise and reports the error.
  database?.catch(() => undefined);
  speedUpImports();
  const { serve } = await import("./serve.ts");
  await serve(config, log, database);
}

/** Prints the error's text and exits with code 1; Node would print every property of the error. */
function end(error: unknown): never {
  const isPlain = error instanceof ConfigError || error instanceof DirectoryInUseError;
  process.stderr.write(`${isPlain ? error.message : errorText(error)}\n`);
  process.exit(1);
}

process.on("uncaughtException", end);
start().catch(end);
