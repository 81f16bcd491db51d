import type { QueryResult, QueryResultRow } from "pg";
import type { Tx } from "../../../platform/db/database.ts";

const SETTINGS = ["enable_sort", "enable_nestloop"];
const setTo = (value: "on" | "off") => SETTINGS.map((name) => `set local ${name} = ${value}`).join("; ");

/**
 * Runs a statement that counts hundreds of thousands of rows into few groups. The planner cannot know how
 * many rows reach the count: it would sort them all first or, for tables without statistics, look them up one
 * by one, for minutes. With both disabled it reads each table once and counts while reading.
 */
export async function countInOnePass<Row extends QueryResultRow>(
  tx: Tx,
  statement: { text: string; values: unknown[] },
): Promise<QueryResult<Row>> {
  await tx.$client.query(setTo("off"));
  const answer = await tx.$client.query<Row>(statement);
  await tx.$client.query(setTo("on"));
  return answer;
}
