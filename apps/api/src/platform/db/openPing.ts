import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

/**
 * Milliseconds after which an unresponsive database counts as unavailable, so that callers wait a second at
 * most.
 */
const PATIENCE = 800;

/**
 * Opens a separate connection, used by no request, to check whether the database responds; concurrent callers
 * share one check.
 */
export function openPing(config: pg.PoolConfig): { ping(): Promise<void>; close(): Promise<void> } {
  const pool = new pg.Pool({
    ...config,
    max: 1,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  pool.on("error", () => undefined);
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const over = new AbortController();
    const late = delay(PATIENCE, undefined, { signal: over.signal }).then(() => {
      throw new Error(`the database did not answer within ${PATIENCE} ms`);
    });
    late.catch(() => undefined);
    const answered = pool.query("select 1");
    answered.catch(() => undefined);
    try {
      await Promise.race([answered, late]);
    } finally {
      over.abort();
    }
  }

  return {
    ping() {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    close: () => pool.end(),
  };
}
