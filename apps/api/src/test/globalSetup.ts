import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../platform/db/database.ts";
import { APP_ROLE, createDatabase, migrateDatabase, OWNER_ROLE } from "../platform/db/prepareDatabase.ts";
import { migrateJobs } from "../platform/jobs/jobs.ts";
import { startPostgres } from "../platform/postgres/startPostgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: ClientConfig;
  }
}

export const TEMPLATE = "vaardig_template";
export const PASSWORD = "test-database";

/**
 * Starts one PostgreSQL server for all test files and creates the template database that each file clones.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "vaardig-test-"));
  const postgres = await startPostgres({ dataDir, durability: "off", log: () => undefined });
  await createDatabase(postgres.config, TEMPLATE, PASSWORD);
  await migrateDatabase({ ...postgres.config, database: TEMPLATE }, OWNER_ROLE);
  const db = openDatabase({ ...postgres.config, database: TEMPLATE, user: APP_ROLE, password: PASSWORD });
  await migrateJobs(db.pool);
  await db.close();
  project.provide("postgres", { ...postgres.config });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
