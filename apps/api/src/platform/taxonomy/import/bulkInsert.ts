import type { Tx } from "../../db/database.ts";

const ROWS_AT_ONCE = 5_000;

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
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(tx: Tx, table: string, columns: Record<string, string>) {
    this.#tx = tx;
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
    await this.#underWay;
  }

  async #write(): Promise<void> {
    await this.#underWay;
    const columns = this.#columns;
    this.#columns = this.#emptyColumns();
    this.#rows = 0;
    this.#underWay = this.#tx.$client.query(this.#text, columns);
    // Reported by whoever waits next; a rejection that nobody waits for yet would end the process.
    this.#underWay.catch(() => undefined);
  }

  #emptyColumns(): unknown[][] {
    return Array.from({ length: this.#width }, () => []);
  }
}
