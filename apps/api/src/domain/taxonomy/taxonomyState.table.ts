import { sql } from "drizzle-orm";
import { bigint, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import { at, sharedPolicies } from "../../platform/db/columns.ts";

/**
 * The sources in the taxonomy. The highest `revision` shows each server whether its derived data is current.
 */
export const taxonomyState = pgTable(
  "taxonomy_state",
  {
    id: uuid("id")
      .primaryKey()
      .$defaultFn(() => v7()),
    companyId: uuid("company_id"),
    source: text("source").notNull(),
    sourceVersion: text("source_version").notNull(),
    languages: text("languages").array().notNull(),
    /** Grows with every import that changed something, whatever its source. */
    revision: bigint("revision", { mode: "number" }).notNull(),
    /** Counts of the last import of the source, by table. */
    report: jsonb("report").$type<Record<string, Record<string, number>>>().notNull(),
    changedAt: at("changed_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("taxonomy_state_source").on(
      sql`coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
      table.source,
    ),
    ...sharedPolicies(),
  ],
).enableRLS();
