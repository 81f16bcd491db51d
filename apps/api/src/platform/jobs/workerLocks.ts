import type { Pool, PoolClient } from "pg";

const LOCK = "hashtextextended('worker ' || $1, 0)";

/**
 * Shows other servers that a worker is alive, by a lock that ends with its connection. The queue alone would
 * keep the jobs of a killed server locked for four hours.
 */
export class WorkerLocks {
  readonly #pool: Pool;
  readonly #ids: string[] = [];
  #client: Promise<PoolClient> | undefined;
  #closed = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Takes the lock of a starting worker. */
  async hold(workerId: string): Promise<void> {
    this.#ids.push(workerId);
    const client = await this.#connected();
    await client.query(`select pg_advisory_lock_shared(${LOCK})`, [workerId]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#letGo();
  }

  #connected(): Promise<PoolClient> {
    this.#client ??= this.#pool.connect().then((client) => {
      client.once("error", () => void this.#again());
      return client;
    });
    return this.#client;
  }

  /** Releases the connection once, even when it breaks while the server stops. */
  async #letGo(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    (await client?.catch(() => undefined))?.release(true);
  }

  async #again(): Promise<void> {
    const ids = this.#ids.splice(0);
    await this.#letGo();
    // Without the lock another server may take over a running job: each job tolerates running twice.
    if (!this.#closed) for (const id of ids) await this.hold(id).catch(() => undefined);
  }
}

/** Returns the jobs of dead workers to the queue; returns the number of those workers. */
export async function releaseDeadWorkers(pool: Pool): Promise<number> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      "select distinct locked_by as id from graphile_worker._private_jobs where locked_by is not null",
    );
    let dead = 0;
    for (const { id } of rows) {
      const { rows: tried } = await client.query<{ free: boolean }>(
        `select pg_try_advisory_lock(${LOCK}) as free`,
        [id],
      );
      if (!tried[0]?.free) continue;
      await client.query("select graphile_worker.force_unlock_workers(array[$1]::text[])", [id]);
      await client.query(`select pg_advisory_unlock(${LOCK})`, [id]);
      dead += 1;
    }
    return dead;
  } finally {
    client.release();
  }
}
