import { foreignKey, index, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { companyId, createdAt, tenantPolicy } from "../../platform/db/columns.ts";
import { skills } from "../taxonomy/taxonomy.table.ts";
import { applications } from "./applications.table.ts";

/**
 * Skills read from the résumé of one application: they count for that application only and are deleted with
 * it.
 */
export const applicationSkills = pgTable(
  "application_skills",
  {
    companyId: companyId(),
    applicationId: uuid("application_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    /** 1–5; null when the résumé neither states nor supports a level. */
    level: smallint("level"),
    words: text("words"),
    /** Whole years since the last job that used the skill; null when the résumé does not say. */
    lastUsedYears: smallint("last_used_years"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.applicationId, table.skillId] }),
    foreignKey({
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete("cascade"),
    index("application_skills_skill").on(table.skillId),
    tenantPolicy(),
  ],
).enableRLS();
