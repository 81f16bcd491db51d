import { sql } from "drizzle-orm";
import { bigint, customType, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, tenantPolicy } from "../../platform/db/columns.ts";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Changes that affect matching, written by triggers. The transaction id makes reading exact: everything below
 * the snapshot's xmin has been read, everything from there on is read again.
 */
export const matchChanges = pgTable(
  "match_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid("company_id").notNull(),
    kind: text("kind", { enum: ["person", "vacancy", "skill"] }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    xid: xid8("xid").notNull().default(sql`pg_current_xact_id()`),
    /** Rows are kept for a day; indexes are rebuilt before that. */
    at: at("at").notNull().defaultNow(),
  },
  (table) => [
    index("match_changes_xid").on(table.companyId, table.xid),
    index("match_changes_at").on(table.at),
    tenantPolicy(),
  ],
).enableRLS();
