import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "../platform/db/database.ts";
import { type DatabaseLimits, REQUEST_LIMITS } from "../platform/db/limits.ts";
import { APP_ROLE } from "../platform/db/prepareDatabase.ts";
import { PASSWORD, TEMPLATE } from "./globalSetup.ts";

export interface TestDatabase {
  db: Database;
  /** Connection settings of the application's role. */
  config: pg.ClientConfig;
  /** Connection settings that bypass row-level security, for checking stored data. */
  admin: pg.ClientConfig;
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  limits?: Partial<DatabaseLimits>;
  /** Returns different connection settings for the application, such as those of a proxy. */
  reach?: (config: pg.ClientConfig) => pg.ClientConfig;
}

/** Clones the migrated template database; one per test file. */
export async function testDatabase({ limits, reach }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject("postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const asAdmin = async (sql: string) => {
    const client = new pg.Client(server);
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await asAdmin(`create database ${name} template ${TEMPLATE}`);
  await asAdmin(`grant create on database ${name} to ${APP_ROLE}`);
  const direct = { ...server, database: name, user: APP_ROLE, password: PASSWORD };
  const config = reach ? reach(direct) : direct;
  // A busy machine must not fail tests, so their queries wait without a limit.
  const patient = {
    ...REQUEST_LIMITS,
    answer: 30_000,
    connection: 60_000,
    ...limits,
    waiting: Number.POSITIVE_INFINITY,
  };
  const db = openDatabase({ ...config, max: 6 }, patient);
  return {
    db,
    config,
    admin: { ...server, database: name },
    async drop() {
      await db.close();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}
