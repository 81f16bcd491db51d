import type { Tx } from "../../../platform/db/database.ts";

const ROWS_AT_ONCE = 2_000;

/** The pending write of a transaction, which handles one at a time. */
export interface WriteQueue {
  last: Promise<unknown>;
}

/**
 * Collects rows and writes them in batches while the next ones are collected; `columns` maps name to type, in
 * the order of each row's values.
 */
export class BulkInsert {
  readonly #tx: Tx;
  readonly #text: string;
  readonly #width: number;
  #columns: unknown[][];
  #rows = 0;
  readonly #line: WriteQueue;

  /** Inserts on the same transaction must share `line`. */
  constructor(tx: Tx, line: WriteQueue, table: string, columns: Record<string, string>) {
    this.#tx = tx;
    this.#line = line;
    const names = Object.keys(columns);
    // JSON is passed as text: an array of jsonb would be read as one JSON array.
    const lists = Object.values(columns).map((type, at) => `$${at + 1}::text[]::${type}[]`);
    this.#text = `insert into ${table} (${names}) select * from unnest(${lists}) on conflict do nothing`;
    this.#width = names.length;
    this.#columns = this.#emptyColumns();
  }

  /** Adds a row; of rows with the same key the first one stays. Rejects when an earlier write failed. */
  async add(values: readonly unknown[]): Promise<void> {
    for (const [at, column] of this.#columns.entries()) column.push(values[at] ?? null);
    this.#rows += 1;
    if (this.#rows >= ROWS_AT_ONCE) await this.#write();
  }

  /** Writes the remaining rows and waits for them. */
  async flush(): Promise<void> {
    if (this.#rows > 0) await this.#write();
    await this.#line.last;
  }

  async #write(): Promise<void> {
    await this.#line.last;
    const columns = this.#columns;
    this.#columns = this.#emptyColumns();
    this.#rows = 0;
    this.#line.last = this.#tx.$client.query(this.#text, columns);
    // The next caller that waits gets the error; an unhandled rejection would end the process.
    this.#line.last.catch(() => undefined);
  }

  #emptyColumns(): unknown[][] {
    return Array.from({ length: this.#width }, () => []);
  }
}
