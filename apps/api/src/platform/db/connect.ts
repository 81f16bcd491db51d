import { resolve } from "node:path";
import type pg from "pg";
import type { Config } from "../../config.ts";
import { startPostgres } from "../postgres/startPostgres.ts";
import type { BundledPostgres } from "../postgres/supervise.ts";
import type { Secrets } from "../secrets.ts";
import { adoptDatabase } from "./adoptDatabase.ts";
import { APP_ROLE, createDatabase, migrateDatabase, OWNER_ROLE } from "./prepareDatabase.ts";

export interface Connection {
  /** Connects as the application's role, to which every policy applies. */
  app: pg.PoolConfig;
  stop(): Promise<void>;
}

const DATABASE = "vaardig";

/**
 * Starts, prepares and migrates the database: the one in `DATABASE_URL`, or the bundled one in `DATA_DIR`,
 * which may be starting already.
 */
export async function connectDatabase(
  config: Config,
  secrets: Secrets,
  log: (line: string) => void,
  bundled?: Promise<BundledPostgres>,
): Promise<Connection> {
  const password = secrets.databasePassword;
  if (config.DATABASE_URL) {
    const owner = { connectionString: config.DATABASE_URL };
    const app = await adoptDatabase(owner, password);
    await migrateDatabase(owner);
    return { app, stop: async () => undefined };
  }
  const postgres = await (bundled ?? startPostgres({ dataDir: resolve(config.DATA_DIR), log }));
  try {
    await createDatabase(postgres.config, DATABASE, password);
    await migrateDatabase({ ...postgres.config, database: DATABASE }, OWNER_ROLE);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return {
    app: { ...postgres.config, database: DATABASE, user: APP_ROLE, password },
    stop: () => postgres.stop(),
  };
}
