import { setTimeout as delay } from "node:timers/promises";
import { DatabaseError, type Pool, type PoolClient } from "pg";

/** Time between two tries to reach a database that is away, in milliseconds. */
const TRY_AGAIN = 500;

/** What the job runner takes for a reason to ask again soon. */
const ASK_AGAIN = "40001";

/**
 * The pool as the job runner has it: it waits for a database that is away, and a query whose connection broke is asked
 * again. Without that, a job that ends while the database restarts takes the whole server with it, because the runner
 * leaves that rejection to no one. `giveUp` ends the waiting.
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

/** An error that the database did not answer with is one of the connection; class 57 are those of its shutting down. */
function throwToAskAgain(error: unknown): never {
  const isAnswer = error instanceof DatabaseError && !error.code?.startsWith("57P");
  throw isAnswer || !(error instanceof Error) ? error : Object.assign(error, { code: ASK_AGAIN });
}

function bound<T extends object>(target: T, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key);
  return typeof value === "function" ? value.bind(target) : value;
}
