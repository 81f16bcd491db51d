import type { Tx } from "../../platform/db/database.ts";
import { events } from "./events.table.ts";

/** An event to record; `kind` is `<noun>.<verb in the past>`, e.g. `session.started`. */
export interface NewEvent {
  companyId: string;
  /** Null when the product or an unknown person acted. */
  actorId: string | null;
  kind: string;
  /** The person the event is about. */
  userId?: string;
  subjectId?: string;
  /** Ids and codes only: no free text, no contact data. */
  data?: Record<string, unknown>;
}

/** Appends an event to the log, in the transaction that makes the change. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(events).values({ data: {}, ...event });
}
