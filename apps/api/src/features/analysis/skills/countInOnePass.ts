import type { QueryResult, QueryResultRow } from "pg";
import type { Tx } from "../../../platform/db/database.ts";

const ONE_PASS =
  "set local enable_sort = off; set local enable_nestloop = off; set local join_collapse_limit = 1";
const AS_USUAL =
  "set local enable_sort = on; set local enable_nestloop = on; set local join_collapse_limit = 8";

/**
 * Runs a statement that counts hundreds of thousands of rows into few groups. The planner cannot know how
 * many rows reach the count: it would sort them all first or, for tables without statistics, look them up one
 * by one, for minutes. With both disabled it reads each table once and counts while reading, and joins in the
 * order in which the statement names them: the many rows first, each of the others as a small hash.
 */
export async function countInOnePass<Row extends QueryResultRow>(
  tx: Tx,
  statement: { text: string; values: unknown[] },
): Promise<QueryResult<Row>> {
  await tx.$client.query(ONE_PASS);
  const answer = await tx.$client.query<Row>(statement);
  await tx.$client.query(AS_USUAL);
  return answer;
}
