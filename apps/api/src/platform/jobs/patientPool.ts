import { setTimeout as delay } from "node:timers/promises";
import { DatabaseError, type Pool, type PoolClient } from "pg";

/** Delay between two attempts to reach an unavailable database, in milliseconds. */
const TRY_AGAIN = 500;

/** SQLSTATE that makes the job runner retry soon. */
const ASK_AGAIN = "40001";

/**
 * Wraps the pool for the job runner: waits for an unavailable database, and makes the runner retry a query
 * whose connection broke. Otherwise a job that ends while the database restarts would end the whole server,
 * because the runner leaves that rejection unhandled. `giveUp` ends the waiting.
 */
export function patientPool(pool: Pool): { pool: Pool; giveUp(): void } {
  let patient = true;
  const connect = async (): Promise<PoolClient> => {
    while (true) {
      try {
        return askingAgain(await pool.connect());
      } catch (error) {
        if (!patient || pool.ending) throw error;
        await delay(TRY_AGAIN);
      }
    }
  };
  const overridden = new Proxy(pool, {
    get(target, key) {
      if (key === "connect")
        return (callback?: Parameters<Pool["connect"]>[0]) =>
          callback ? target.connect(callback) : connect();
      return bound(target, key);
    },
  });
  return {
    pool: overridden,
    giveUp() {
      patient = false;
    },
  };
}

function askingAgain(client: PoolClient): PoolClient {
  return new Proxy(client, {
    get(target, key) {
      if (key !== "query") return bound(target, key);
      return (...values: Parameters<PoolClient["query"]>) => {
        const answer: unknown = target.query(...values);
        return answer instanceof Promise ? answer.catch(throwToAskAgain) : answer;
      };
    },
  });
}

/** An error that did not come from the database is one of the connection; class 57P is its shutdown. */
function throwToAskAgain(error: unknown): never {
  const isAnswer = error instanceof DatabaseError && !error.code?.startsWith("57P");
  throw isAnswer || !(error instanceof Error) ? error : Object.assign(error, { code: ASK_AGAIN });
}

function bound<T extends object>(target: T, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key);
  return typeof value === "function" ? value.bind(target) : value;
}
