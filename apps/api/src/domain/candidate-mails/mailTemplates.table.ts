import type { Language } from "@vaardig/contract/limits";
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.table.ts";
import { vacancies } from "../jobs/vacancies.table.ts";

/** Subject and body in one language; the body is sanitized HTML. */
export interface MailWords {
  subject: string;
  message: string;
}

/** Email texts of the company or of one job; the name of a stage means the email of that stage. */
export const mailTemplates = pgTable(
  "mail_templates",
  {
    companyId: companyId(),
    id: ownId(),
    /** Null for a template of the company, used for every job without its own. */
    vacancyId: uuid("vacancy_id"),
    tempName: text("temp_name").notNull(),
    words: jsonb("words").$type<Partial<Record<Language, MailWords>>>().notNull(),
    changedBy: uuid("changed_by").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.vacancyId],
      foreignColumns: [vacancies.companyId, vacancies.id],
    }).onDelete("cascade"),
    unique("mail_templates_once").on(table.companyId, table.vacancyId, table.tempName).nullsNotDistinct(),
    tenantPolicy(),
  ],
).enableRLS();
