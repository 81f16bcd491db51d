import { and, asc, eq } from "drizzle-orm";
import { events } from "../domain/events/events.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";

/** Returns a company's logged events of one kind, oldest first. */
export function eventsOf(db: Database, company: { id: string }, kind: string) {
  return acrossCompanies(db, (tx) =>
    tx
      .select()
      .from(events)
      .where(and(eq(events.companyId, company.id), eq(events.kind, kind)))
      .orderBy(asc(events.at), asc(events.id)),
  );
}
