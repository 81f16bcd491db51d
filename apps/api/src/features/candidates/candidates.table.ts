import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../employees/employees.table.ts";

/** A note about a person, for those who may see the private record; never for the person's colleagues. */
export const candidateNotes = pgTable(
  "candidate_notes",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    authorId: uuid("author_id").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("candidate_notes_user").on(table.companyId, table.userId, table.createdAt),
    tenantPolicy(),
  ],
).enableRLS();
