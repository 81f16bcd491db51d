import { join } from "node:path";
import pg from "pg";
import { type Database, openDatabase } from "../../apps/api/src/platform/db/database.ts";
import { COMMAND_LIMITS } from "../../apps/api/src/platform/db/limits.ts";
import {
  APP_ROLE,
  createDatabase,
  migrateDatabase,
  OWNER_ROLE,
} from "../../apps/api/src/platform/db/prepareDatabase.ts";
import { startPostgres } from "../../apps/api/src/platform/postgres/startPostgres.ts";

/**
 * A migrated database without a server, with application connections and superuser connections that bypass
 * row-level security.
 */
export interface NewDatabase {
  app: pg.PoolConfig;
  db: Database;
  admin: pg.Pool;
  close(): Promise<void>;
}

const NAME = "vaardig";
const PASSWORD = "bench";
/** Reading or ranking a whole company exceeds the request timeout. */
const STATEMENT_TIMEOUT_MS = 120_000;

/** Starts the bundled database in a folder, with full durability, and migrates it. */
export async function openNewDatabase(folder: string): Promise<NewDatabase> {
  const postgres = await startPostgres({ dataDir: join(folder, "data"), log: () => undefined });
  await createDatabase(postgres.config, NAME, PASSWORD);
  await migrateDatabase({ ...postgres.config, database: NAME }, OWNER_ROLE);
  const app = { ...postgres.config, database: NAME, user: APP_ROLE, password: PASSWORD };
  const db = openDatabase(app, { ...COMMAND_LIMITS, statement: STATEMENT_TIMEOUT_MS });
  const admin = new pg.Pool({ ...postgres.config, database: NAME, max: 2 });
  return {
    app,
    db,
    admin,
    async close() {
      await admin.end();
      await db.close();
      await postgres.stop();
    },
  };
}
