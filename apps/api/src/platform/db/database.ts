import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { gatherWrites } from "./gatherWrites.ts";
import { openTransaction } from "./openTransaction.ts";
import { PendingReads } from "./pendingReads.ts";
import { rememberColumns } from "./rememberColumns.ts";

/** A transaction with its company set: the first argument of every query function. */
export type Tx = NodePgDatabase & { $client: pg.PoolClient };

export interface Database {
  pool: pg.Pool;
  reads: PendingReads;
  close(): Promise<void>;
}

const PLATFORM = ["app.scope", "platform"] as const;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** One drizzle per connection, because building it costs more than a query. */
const drizzles = new WeakMap<pg.PoolClient, Tx>();

function drizzleOf(client: pg.PoolClient): Tx {
  const known = drizzles.get(client);
  if (known) return known;
  const made: Tx = drizzle(client);
  drizzles.set(client, made);
  return made;
}

/** Opens the application's pool. `statementTimeout` is in milliseconds; imports ask for more. */
export function openDatabase(config: pg.PoolConfig, statementTimeout = 5_000): Database {
  const reads = new PendingReads();
  const pool = new pg.Pool({
    max: 20,
    ...config,
    // Dates are read as text, so their form is not left to the database.
    options: `-c statement_timeout=${statementTimeout} -c datestyle=ISO`,
    // Queries are sent when they are made, and not when the one before is answered.
    pipeline: true,
  });
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    gatherWrites(client.connection.stream);
    rememberColumns(client);
    reads.watch(client);
  });
  return { pool, reads, close: () => pool.end() };
}

async function transaction<T>(
  db: Database,
  [setting, value]: readonly [string, string],
  work: (tx: Tx) => Promise<T>,
  mayStayOpen = false,
): Promise<T> {
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    if (!db.reads.resume(client, mayStayOpen ? value : undefined)) openTransaction(client, setting, value);
    const done = await work(drizzleOf(client));
    if (!mayStayOpen || !db.reads.leaveOpen(client, value)) await client.query("commit");
    return done;
  } catch (error) {
    await client.query("rollback").catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function settingOf(companyId: string): readonly [string, string] {
  if (!UUID.test(companyId)) throw new TypeError("company id is not a UUID");
  return ["app.company_id", companyId];
}

/** Runs `work` in a transaction that sees one company's rows and the shared ones; rolls back on a throw. */
export function inCompany<T>(db: Database, companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, settingOf(companyId), work);
}

/** The same for work that is expected to read: when it did, nobody waits for the commit, and reads may share one. */
export function readInCompany<T>(db: Database, companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, settingOf(companyId), work, true);
}

/** Runs `work` in a transaction that sees every company: for sign-in, jobs, imports and staff alone. */
export function acrossCompanies<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, PLATFORM, work);
}
