import type pg from "pg";
import { commitAhead } from "./openTransaction.ts";

/** Milliseconds that a read may stay open for a next transaction to close it. */
const PATIENCE_MS = 5;
/** Commands that leave nothing behind to be kept. */
const READS = /^(SELECT|BEGIN|COMMIT)\b/;

/**
 * Ends transactions that only read with the next message on their connection. A read has nothing to keep, so its
 * answer need not wait for the commit; and a message of its own for it would cost both sides as much as the query.
 */
export class PendingReads {
  readonly #wrote = new WeakSet<pg.PoolClient>();
  readonly #pending = new Map<pg.PoolClient, NodeJS.Timeout>();

  /** Watches a new connection of a pool for commands that write. */
  watch(client: pg.PoolClient): void {
    client.connection.on("commandComplete", ({ text }: { text: string }) => {
      if (!READS.test(text)) this.#wrote.add(client);
    });
  }

  /** Leaves a transaction open if it only read, until `begin` or a few milliseconds later; false if it wrote. */
  leaveOpen(client: pg.PoolClient): boolean {
    if (this.#wrote.has(client)) return false;
    const timer = setTimeout(() => {
      this.#pending.delete(client);
      // An idle connection that broke meanwhile took its transaction with it.
      client.query("commit").catch(() => undefined);
    }, PATIENCE_MS);
    this.#pending.set(client, timer.unref());
    return true;
  }

  /** Somebody takes a connection: the read before is committed ahead of what is asked now. */
  begin(client: pg.PoolClient): void {
    this.#wrote.delete(client);
    const timer = this.#pending.get(client);
    if (!timer) return;
    clearTimeout(timer);
    this.#pending.delete(client);
    commitAhead(client);
  }
}
