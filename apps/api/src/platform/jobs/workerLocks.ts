import type { Pool, PoolClient } from "pg";

const LOCK = "hashtextextended('worker ' || $1, 0)";

/**
 * Shows other servers, by a lock that ends with its connection, that a worker lives. The queue itself would hold back the
 * jobs of a server that was killed for four hours.
 */
export class WorkerLocks {
  readonly #pool: Pool;
  readonly #ids: string[] = [];
  #client: Promise<PoolClient> | undefined;
  #closed = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Takes the lock of a worker that begins. */
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

  /** Gives the connection up once, also when it breaks while the server stops. */
  async #letGo(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    (await client?.catch(() => undefined))?.release(true);
  }

  async #again(): Promise<void> {
    const ids = this.#ids.splice(0);
    await this.#letGo();
    // Without the lock another server may take over a job that runs: each job bears being done twice.
    if (!this.#closed) for (const id of ids) await this.hold(id).catch(() => undefined);
  }
}

/** Gives jobs of workers that are no more back to the queue; answers how many workers that were. */
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
