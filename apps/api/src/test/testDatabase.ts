import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "../platform/db/database.ts";
import { APP_ROLE } from "../platform/db/prepareDatabase.ts";
import { PASSWORD, TEMPLATE } from "./globalSetup.ts";

export interface TestDatabase {
  db: Database;
  /** Connects as the application does. */
  config: pg.ClientConfig;
  /** Connects past every policy, to look at what is really stored. */
  admin: pg.ClientConfig;
  drop(): Promise<void>;
}

/** Clones the migrated template: one database per test file. */
export async function testDatabase(): Promise<TestDatabase> {
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
  const config = { ...server, database: name, user: APP_ROLE, password: PASSWORD };
  const db = openDatabase({ ...config, max: 6 });
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
