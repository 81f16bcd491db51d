import { resolve } from "node:path";
import { pino } from "pino";
import { ConfigError, readConfig } from "./config.ts";
import { logOptions } from "./platform/http/logOptions.ts";
import { DirectoryInUseError } from "./platform/postgres/lockDirectory.ts";
import { startPostgres } from "./platform/postgres/startPostgres.ts";
import { quickImports } from "./platform/quickImports.ts";

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino(logOptions(config.LOG_LEVEL));
  // The database gets ready while the rest of the program is read, which takes longer.
  const database = config.DATABASE_URL
    ? undefined
    : startPostgres({ dataDir: resolve(config.DATA_DIR), log: (line) => log.info(line) });
  // Whoever waits for it reports it.
  database?.catch(() => undefined);
  quickImports();
  const { serve } = await import("./serve.ts");
  await serve(config, log, database);
}

start().catch((error: unknown) => {
  const message =
    error instanceof ConfigError || error instanceof DirectoryInUseError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
