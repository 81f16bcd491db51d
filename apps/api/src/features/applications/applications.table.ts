import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../employees/employees.table.ts";
import { vacancies } from "../jobs/jobs.table.ts";

/** A person beside a vacancy, from being put on its list to the end: one per person and vacancy. */
export const applications = pgTable(
  "applications",
  {
    companyId: companyId(),
    id: ownId(),
    vacancyId: uuid("vacancy_id").notNull(),
    userId: uuid("user_id").notNull(),
    stage: text("stage", {
      enum: [
        "Vacancy",
        "Application",
        "Interview",
        "Rejection after application",
        "Job offer",
        "Rejection after interview",
      ],
    })
      .notNull()
      .default("Vacancy"),
    addedBy: uuid("added_by").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.vacancyId],
      foreignColumns: [vacancies.companyId, vacancies.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("applications_once").on(table.companyId, table.vacancyId, table.userId),
    index("applications_user").on(table.companyId, table.userId),
    tenantPolicy(),
  ],
).enableRLS();
