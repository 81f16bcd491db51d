import { LANGUAGE_LEVELS } from "@vaardig/contract/limits";
import { foreignKey, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, companyId, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "./users.table.ts";

/** Languages that a person speaks, as ISO 639-1 codes. */
export const personLanguages = pgTable(
  "person_languages",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    language: text("language").notNull(),
    level: text("level", { enum: LANGUAGE_LEVELS }).notNull(),
    statedAt: at("stated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("person_languages_once").on(table.companyId, table.userId, table.language),
    tenantPolicy(),
  ],
).enableRLS();
