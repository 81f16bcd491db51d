import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import type { NewEvent } from "./recordEvent.ts";

/** Rows per statement, so that no message of one grows without limit. */
const AT_ONCE = 5_000;

/** Appends many events to the log, in the transaction that makes the changes. */
export async function recordEvents(tx: Tx, list: readonly NewEvent[]): Promise<void> {
  for (let from = 0; from < list.length; from += AT_ONCE) {
    const rows = list.slice(from, from + AT_ONCE).map((event) => ({
      id: v7(),
      company_id: event.companyId,
      actor_id: event.actorId,
      kind: event.kind,
      user_id: event.userId ?? null,
      subject_id: event.subjectId ?? null,
      data: event.data ?? {},
    }));
    // One value instead of seven parameters a row: building those kept the process busy for everyone.
    await tx.$client.query(
      `insert into events (company_id, id, actor_id, kind, user_id, subject_id, data)
       select company_id, id, actor_id, kind, user_id, subject_id, data
       from jsonb_to_recordset($1::jsonb)
         e(company_id uuid, id uuid, actor_id uuid, kind text, user_id uuid, subject_id uuid, data jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}
