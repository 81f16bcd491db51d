import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "../config.ts";
import { type Connection, connectDatabase } from "../platform/db/connect.ts";
import { type Database, openDatabase } from "../platform/db/database.ts";
import { COMMAND_LIMITS } from "../platform/db/limits.ts";
import { APP_ROLE, migrateDatabase, OWNER_ROLE } from "../platform/db/prepareDatabase.ts";
import { connectRunning } from "../platform/postgres/connectRunning.ts";
import { DirectoryInUseError } from "../platform/postgres/lockDirectory.ts";
import { loadSecrets, type Secrets } from "../platform/secrets.ts";

export interface Platform {
  config: Config;
  db: Database;
  close(): Promise<void>;
}

const DATABASE = "vaardig";
/** Maximum wait for a server that is starting, in milliseconds. */
const PATIENCE_MS = 30_000;

async function joinRunning(dataDir: string, secrets: Secrets): Promise<Connection | undefined> {
  const admin = await connectRunning(dataDir);
  if (!admin) return undefined;
  await migrateDatabase({ ...admin, database: DATABASE }, OWNER_ROLE);
  return {
    app: { ...admin, database: DATABASE, user: APP_ROLE, password: secrets.databasePassword },
    stop: async () => undefined,
  };
}

async function connect(config: Config, secrets: Secrets, log: (line: string) => void): Promise<Connection> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const running = config.DATABASE_URL ? undefined : await joinRunning(resolve(config.DATA_DIR), secrets);
    if (running) return running;
    try {
      return await connectDatabase(config, secrets, log);
    } catch (error) {
      // Another server holds the directory, but its database is not ready yet.
      if (!(error instanceof DirectoryInUseError) || Date.now() > end) throw error;
      await delay(250);
    }
  }
}

/** Opens the database for a command: that of the running server, or else one that `close` stops again. */
export async function openPlatform(config: Config, log: (line: string) => void): Promise<Platform> {
  const secrets = await loadSecrets(config.DATA_DIR);
  const connection = await connect(config, secrets, log);
  const db = openDatabase({ ...connection.app, max: 2 }, COMMAND_LIMITS);
  return {
    config,
    db,
    async close() {
      await db.close();
      await connection.stop();
    },
  };
}
