import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** Numbered SQL files, oldest first. */
export const MIGRATIONS = new URL("../../../migrations", import.meta.url).pathname;
/** Arbitrary number of the advisory lock that servers starting together wait for. */
const MIGRATION_LOCK = 7_340_021;

export const OWNER_ROLE = "vaardig_owner";
export const APP_ROLE = "vaardig_app";

export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates a role unless it exists. */
export async function ensureRole(client: pg.Client, name: string, attributes: string): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [name]);
  if (rowCount === 0) await client.query(`create role ${name} ${attributes}`);
}

/** Creates the roles and, with a superuser, the database; `admin` connects to an existing database. */
export async function createDatabase(
  admin: pg.ClientConfig,
  name: string,
  appPassword: string,
): Promise<void> {
  await withClient(admin, async (client) => {
    await ensureRole(client, OWNER_ROLE, "nologin");
    await ensureRole(client, APP_ROLE, "login");
    await client.query(`alter role ${APP_ROLE} password ${client.escapeLiteral(appPassword)}`);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)} owner ${OWNER_ROLE}`);
    await client.query(`grant create on database ${client.escapeIdentifier(name)} to ${APP_ROLE}`);
  });
}

/** Applies the missing migrations of `folder`, one server at a time. `role` owns the created objects. */
export async function migrateDatabase(
  config: pg.ClientConfig,
  role?: string,
  folder = MIGRATIONS,
): Promise<void> {
  await withClient(config, async (client) => {
    if (role) await client.query(`set role ${role}`);
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client), { migrationsFolder: folder });
    } finally {
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  });
}
