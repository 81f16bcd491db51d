import { sql } from "drizzle-orm";
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.table.ts";

/** The event log: append-only, enforced by a trigger. */
export const events = pgTable(
  "events",
  {
    companyId: companyId(),
    id: ownId(),
    at: at("at").notNull().defaultNow(),
    actorId: uuid("actor_id"),
    kind: text("kind").notNull(),
    /** The person the event is about, if any. */
    userId: uuid("user_id"),
    subjectId: uuid("subject_id"),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }),
    index("events_user").on(table.companyId, table.userId, table.at),
    index("events_subject").on(table.companyId, table.subjectId, table.at),
    // People read together are in `data`; row-level security prevents using that condition in an index.
    index("events_read_together").on(table.companyId, table.at).where(sql`kind = 'team.read'`),
    tenantPolicy(),
  ],
).enableRLS();
