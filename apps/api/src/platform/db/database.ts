import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { AppError } from "../http/appError.ts";
import { type DatabaseLimits, REQUEST_LIMITS } from "./limits.ts";
import { openPing } from "./openPing.ts";

/** A transaction with its company set: the first argument of every query function. */
export type Tx = NodePgDatabase & { $client: pg.PoolClient };

export interface Database {
  pool: pg.Pool;
  limits: DatabaseLimits;
  /**
   * Resolves when the database responds, on a separate connection; rejects within a second when it does not.
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const PLATFORM = "set_config('app.scope', 'platform', true)";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** In seconds, for the `Retry-After` header when too many transactions are waiting. */
const CROWD_PASSED = 2;

/** One Drizzle instance per connection, because building it costs more than a query. */
const drizzles = new WeakMap<pg.PoolClient, Tx>();

function drizzleOf(client: pg.PoolClient): Tx {
  const known = drizzles.get(client);
  if (known) return known;
  const made: Tx = drizzle(client);
  drizzles.set(client, made);
  return made;
}

/** An open transaction in this chain of calls, and the one around it. */
interface Open {
  pool: pg.Pool;
  isOver: boolean;
  outer: Open | undefined;
}

const open = new AsyncLocalStorage<Open>();

/**
 * A caller that holds a connection and waits for a second one can deadlock: if as many callers do so as there
 * are connections, each waits for another.
 */
function refuseSecond(pool: pg.Pool): void {
  for (let at = open.getStore(); at; at = at.outer)
    if (at.pool === pool && !at.isOver) throw new Error("a transaction is open here already");
}

/** Opens a pool of the application's connections. */
export function openDatabase(config: pg.PoolConfig, limits: DatabaseLimits = REQUEST_LIMITS): Database {
  const pool = new pg.Pool({
    max: 20,
    ...config,
    options: [config.options ?? "", ...settingsOf(limits)].join(" "),
    connectionTimeoutMillis: limits.connection,
    query_timeout: limits.answer,
    // Queries are sent immediately, without waiting for the response to the previous one.
    pipeline: true,
  });
  // An idle connection closed by the server must not end the process; the next query opens a new one.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const { ping, close } = openPing(config);
  return {
    pool,
    limits,
    ping,
    close: async () => {
      await Promise.all([pool.end(), close()]);
    },
  };
}

function settingsOf(limits: DatabaseLimits): string[] {
  return [
    `-c statement_timeout=${limits.statement}`,
    `-c idle_in_transaction_session_timeout=${limits.idle}`,
    // Dates are parsed from text, so their format must not depend on the database.
    "-c datestyle=ISO",
    // With many concurrent requests, parallel workers of one statement take time from the others and cost
    // more than they save.
    "-c max_parallel_workers_per_gather=0",
  ];
}

async function transaction<T>(
  { pool, limits }: Database,
  setting: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  refuseSecond(pool);
  if (pool.waitingCount >= limits.waiting) throw new AppError("too_busy", { retryAfter: CROWD_PASSED });
  const client = await pool.connect();
  const mine: Open = { pool, isOver: false, outer: open.getStore() };
  let broken: Error | undefined;
  try {
    // Sent ahead of the first query, as one message, so that the setting is never made outside the
    // transaction.
    const begun = client.query(`begin; select ${setting}`);
    begun.catch(() => undefined);
    const done = await open.run(mine, () => work(drizzleOf(client)));
    await begun;
    await client.query("commit");
    return done;
  } catch (error) {
    await client.query("rollback").catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    mine.isOver = true;
    waitForAnswers(client, limits.answer);
    client.release(broken);
  }
}

/** Sets the response timeout of a connection from now on; pg reads this value at each query. */
function waitForAnswers(client: pg.PoolClient, milliseconds: number): void {
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } };
  connectionParameters.query_timeout = milliseconds;
}

/** Sets the time limit of the further statements in a transaction, instead of the limit of a request. */
export async function extendTimeLimit({ $client }: Tx, seconds: number): Promise<void> {
  await $client.query(`set local statement_timeout = '${seconds}s'`);
  waitForAnswers($client, (seconds + 1) * 1_000);
}

/** Runs `work` in a transaction that sees one company's rows and the shared ones; rolls back on a throw. */
export function inCompany<T>(db: Database, companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!UUID.test(companyId)) throw new TypeError("company id is not a UUID");
  return transaction(db, `set_config('app.company_id', '${companyId}', true)`, work);
}

/**
 * Runs `work` in a transaction that sees every company: only for sign-in, background jobs, imports and staff.
 */
export function acrossCompanies<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, PLATFORM, work);
}
