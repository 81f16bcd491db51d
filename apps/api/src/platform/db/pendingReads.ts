import type pg from "pg";
import { commitAhead } from "./openTransaction.ts";

/** Milliseconds, at most twice as many, that a read may stay open for a next transaction to go on with or close. */
const PATIENCE_MS = 5;
/** Milliseconds that reads share one transaction at most: its `now()` and its locks are as old. */
const SHARED_MS = 50;
/** Commands that leave nothing behind to be kept. */
const READS = /^(SELECT|BEGIN|COMMIT)\b/;

interface Pending {
  /** Whose rows the open transaction sees. */
  value: string;
  until: number;
}

/**
 * Ends transactions that only read with the next message on their connection, unless what follows at once reads the
 * same company's rows: it goes on in the open one. A read has nothing to keep, so its answer need not wait for the
 * commit; opening and closing cost both sides more than a query by key. Each statement sees what was committed before it.
 */
export class PendingReads {
  readonly #wrote = new WeakSet<pg.PoolClient>();
  readonly #begun = new WeakMap<pg.PoolClient, number>();
  readonly #pending = new Map<pg.PoolClient, Pending>();
  /** One for all: setting and clearing one for each read costs more than looking again now and then. */
  #timer: NodeJS.Timeout | undefined;

  /** Watches a new connection of a pool: for commands that write, and for whoever asks it past `resume`. */
  watch(client: pg.PoolClient): void {
    client.connection.on("commandComplete", ({ text }: { text: string }) => {
      if (!READS.test(text)) this.#wrote.add(client);
    });
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      this.#end(client);
      return query(...given);
    }) as typeof client.query;
  }

  /** Leaves a transaction open if it only read, for a few milliseconds; false if it wrote. */
  leaveOpen(client: pg.PoolClient, value: string): boolean {
    if (this.#wrote.has(client)) return false;
    this.#pending.set(client, { value, until: performance.now() + PATIENCE_MS });
    this.#timer ??= setTimeout(() => this.#closeOld(), PATIENCE_MS).unref();
    return true;
  }

  #closeOld(): void {
    const now = performance.now();
    for (const [client, { until }] of this.#pending) {
      if (until > now) continue;
      this.#pending.delete(client);
      // An idle connection that broke meanwhile took its transaction with it.
      client.query("commit").catch(() => undefined);
    }
    this.#timer =
      this.#pending.size > 0 ? setTimeout(() => this.#closeOld(), PATIENCE_MS).unref() : undefined;
  }

  /**
   * For whoever just took a connection: whether a transaction is open on it that reads the rows of `value`, young enough
   * to go on with. Otherwise the one before is committed ahead of what is asked now.
   */
  resume(client: pg.PoolClient, value: string | undefined): boolean {
    this.#wrote.delete(client);
    const now = performance.now();
    const pending = this.#pending.get(client);
    const isYoung = now - (this.#begun.get(client) ?? 0) < SHARED_MS;
    if (pending && pending.value === value && isYoung) {
      this.#pending.delete(client);
      return true;
    }
    this.#end(client);
    this.#begun.set(client, now);
    return false;
  }

  #end(client: pg.PoolClient): void {
    const pending = this.#pending.get(client);
    if (!pending) return;
    this.#pending.delete(client);
    commitAhead(client);
  }
}
