import type { Tx } from "../../platform/db/database.ts";
import { events } from "./events.table.ts";
import type { NewEvent } from "./recordEvent.ts";

/** Rows per statement, to stay below the limit of parameters. */
const AT_ONCE = 1_000;

/** Appends many events to the log, in the transaction that makes the changes. */
export async function recordEvents(tx: Tx, list: readonly NewEvent[]): Promise<void> {
  for (let from = 0; from < list.length; from += AT_ONCE)
    await tx.insert(events).values(list.slice(from, from + AT_ONCE).map((event) => ({ data: {}, ...event })));
}
