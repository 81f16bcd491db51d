import type { Tx } from "../../../platform/db/database.ts";

const ROWS_AT_ONCE = 2_000;

/** The write that is under way on a transaction, which takes one at a time. */
export interface WriteLine {
  last: Promise<unknown>;
}

/**
 * Gathers rows and writes them some thousand at a time, while the next ones are gathered; `columns` is name → type, in
 * the order of each row's values.
 */
export class BulkInsert {
  readonly #tx: Tx;
  readonly #text: string;
  readonly #width: number;
  #columns: unknown[][];
  #rows = 0;
  readonly #line: WriteLine;

  /** Inserts of the same transaction share `line`. */
  constructor(tx: Tx, line: WriteLine, table: string, columns: Record<string, string>) {
    this.#tx = tx;
    this.#line = line;
    const names = Object.keys(columns);
    // JSON travels as text: an array of jsonb would be taken for one JSON array.
    const lists = Object.values(columns).map((type, at) => `$${at + 1}::text[]::${type}[]`);
    this.#text = `insert into ${table} (${names}) select * from unnest(${lists}) on conflict do nothing`;
    this.#width = names.length;
    this.#columns = this.#emptyColumns();
  }

  /** Rows that repeat a key are left out, the first one stays. Rejects when an earlier write failed. */
  async add(values: readonly unknown[]): Promise<void> {
    for (const [at, column] of this.#columns.entries()) column.push(values[at] ?? null);
    this.#rows += 1;
    if (this.#rows >= ROWS_AT_ONCE) await this.#write();
  }

  /** Writes the rest and waits for it. */
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
    // Reported by anyone who waits next; a rejection that no one waits for yet would end the process.
    this.#line.last.catch(() => undefined);
  }

  #emptyColumns(): unknown[][] {
    return Array.from({ length: this.#width }, () => []);
  }
}
