import { foreignKey, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { companies } from "../company/company.table.ts";

export const departments = pgTable(
  "departments",
  { companyId: companyId(), id: ownId(), name: text("name").notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }).onDelete("cascade"),
    uniqueIndex("departments_name").on(table.companyId, table.name),
    tenantPolicy(),
  ],
).enableRLS();
