import type { Tx } from "../../platform/db/database.ts";
import { events } from "./events.table.ts";

/** What happened: `kind` is `<noun>.<verb in the past>`, e.g. `session.started`. */
export interface NewEvent {
  companyId: string;
  /** Null when the product itself or someone unknown acted. */
  actorId: string | null;
  kind: string;
  /** The person it is about. */
  userId?: string;
  subjectId?: string;
  /** Ids and codes only: no free text, no contact data. */
  data?: Record<string, unknown>;
}

/** Appends to the log in the transaction that does what it tells. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(events).values({ data: {}, ...event });
}
