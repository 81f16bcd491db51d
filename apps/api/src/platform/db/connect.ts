import { resolve } from "node:path";
import type pg from "pg";
import type { Config } from "../../config.ts";
import { startPostgres } from "../postgres/startPostgres.ts";
import type { BundledPostgres } from "../postgres/supervise.ts";
import type { Secrets } from "../secrets.ts";
import { adoptDatabase } from "./adoptDatabase.ts";
import { APP_ROLE, createDatabase, migrateDatabase, OWNER_ROLE } from "./prepareDatabase.ts";

export interface Connection {
  /** How the application connects: in the role that every policy applies to. */
  app: pg.PoolConfig;
  stop(): Promise<void>;
}

const DATABASE = "vaardig";

/**
 * Brings the database up, prepared and migrated: the one in `DATABASE_URL`, or the bundled one in `DATA_DIR`, which
 * may be on its way already.
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
