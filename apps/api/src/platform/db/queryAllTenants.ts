import type pg from "pg";
import type { Tx } from "./database.ts";

/**
 * One query of a company's transaction over the rows of every company; the transaction's next one sees its own alone
 * again. A second connection would make whoever holds the last one wait for itself.
 */
export async function queryAllTenants<Row extends pg.QueryResultRow>(
  tx: Tx,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  // Sent together: no other query of the transaction comes between them.
  const [, { rows }] = await Promise.all([
    tx.$client.query("select set_config('app.scope', 'platform', true)"),
    tx.$client.query<Row>(text, values),
    tx.$client.query("select set_config('app.scope', '', true)"),
  ]);
  return rows;
}
