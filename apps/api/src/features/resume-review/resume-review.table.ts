import { foreignKey, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { applications } from "../applications/applications.table.ts";
import { files } from "../files/files.table.ts";
import { skills } from "../skills/skills.table.ts";

/** What a reviewer decided about a résumé's rows; without a row nothing was decided yet. */
export const resumeReviews = pgTable(
  "resume_reviews",
  {
    companyId: companyId(),
    fileId: uuid("file_id").notNull(),
    /** Keys of the rows that were added, and of those left out. */
    added: jsonb("added").$type<string[]>().notNull().default([]),
    leftOut: jsonb("left_out").$type<string[]>().notNull().default([]),
    finishedAt: at("finished_at"),
    decidedBy: uuid("decided_by").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fileId] }),
    foreignKey({
      columns: [table.companyId, table.fileId],
      foreignColumns: [files.companyId, files.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
).enableRLS();

/** Skills read from the résumé of one application: scored there alone, and gone with it. */
export const applicationSkills = pgTable(
  "application_skills",
  {
    companyId: companyId(),
    applicationId: uuid("application_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    /** 1–5; null where the résumé neither states nor supports one. */
    level: smallint("level"),
    words: text("words"),
    /** Whole years since the last job it was used in; null when the résumé does not tell. */
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
