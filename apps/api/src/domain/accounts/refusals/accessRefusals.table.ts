import { REFUSAL_KINDS } from "@vaardig/contract/employee-role/employeeRole";
import { date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, tenantPolicy } from "../../../platform/db/columns.ts";
import { users } from "../../people/users.table.ts";

/**
 * Failed sign-ins and refused requests: one row per person, kind and day, so that the table cannot be
 * flooded.
 */
export const accessRefusals = pgTable(
  "access_refusals",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    kind: text("kind", { enum: REFUSAL_KINDS }).notNull(),
    /** In UTC. */
    day: date("day").notNull(),
    count: integer("count").notNull(),
    firstAt: at("first_at").notNull(),
    lastAt: at("last_at").notNull(),
    /** The last refused request, as a route pattern without values. */
    route: text("route"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.kind, table.day] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("access_refusals_latest").on(table.companyId, table.lastAt),
    tenantPolicy(),
  ],
).enableRLS();
