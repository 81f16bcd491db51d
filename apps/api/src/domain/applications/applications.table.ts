import { OUTCOMES, STAGES } from "@vaardig/contract/applications/pipeline";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { files } from "../files/files.table.ts";
import { vacancies } from "../jobs/vacancies.table.ts";
import { users } from "../people/users.table.ts";

/** A person beside a vacancy, from being put on its list to the end: one per person and vacancy. */
export const applications = pgTable(
  "applications",
  {
    companyId: companyId(),
    id: ownId(),
    vacancyId: uuid("vacancy_id").notNull(),
    userId: uuid("user_id").notNull(),
    stage: text("stage", { enum: STAGES }).notNull().default("Vacancy"),
    /** Since when it stands there. */
    stageSince: at("stage_since").notNull().defaultNow(),
    outcome: text("outcome", { enum: OUTCOMES }).notNull().default("active"),
    archivedAt: at("archived_at"),
    /** Why it ended or was moved back, in the recruiter's words. */
    reason: text("reason"),
    source: text("source", { enum: ["added", "applied", "careers"] })
      .notNull()
      .default("added"),
    addedBy: uuid("added_by").notNull(),
    /** What the person wrote when applying; null while only put on the list. */
    appliedAt: at("applied_at"),
    motivation: text("motivation"),
    /** Euros an hour. */
    hourlyRate: numeric("hourly_rate", { precision: 8, scale: 2, mode: "number" }),
    /** Euros a month, before tax. */
    salaryProposal: integer("salary_proposal"),
    hours: smallint("hours"),
    availableFrom: date("available_from"),
    availableUntil: date("available_until"),
    /** The applicant lets the line manager know before the interviews. */
    managerMayKnow: boolean("manager_may_know").notNull().default(false),
    /** The mail of a rejection, which can be taken back until it leaves. */
    rejectionMailId: uuid("rejection_mail_id"),
    hiredAt: at("hired_at"),
    /** The résumé it came with; null where there was none or it was deleted. */
    resumeFileId: uuid("resume_file_id"),
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
    // Only the file is forgotten: the migration names the column, which Drizzle cannot.
    foreignKey({
      columns: [table.companyId, table.resumeFileId],
      foreignColumns: [files.companyId, files.id],
    }).onDelete("set null"),
    index("applications_resume")
      .on(table.companyId, table.resumeFileId)
      .where(sql`resume_file_id is not null`),
    uniqueIndex("applications_once").on(table.companyId, table.vacancyId, table.userId),
    index("applications_user").on(table.companyId, table.userId),
    index("applications_board").on(table.companyId, table.vacancyId, table.stage, table.stageSince, table.id),
    // Counted without reading a row; who applied and who was hired lately.
    index("applications_counted")
      .on(table.companyId, table.vacancyId, table.stage, table.outcome)
      .where(sql`archived_at is null`),
    index("applications_applied")
      .on(table.companyId, table.appliedAt, table.vacancyId)
      .where(sql`applied_at is not null`),
    index("applications_hired").on(table.companyId, table.hiredAt).where(sql`hired_at is not null`),
    index("applications_hired_for").on(table.companyId, table.vacancyId).where(sql`outcome = 'hired'`),
    tenantPolicy(),
  ],
).enableRLS();

/** An offer that was made to an applicant; a later one replaces the earlier. */
export const offers = pgTable(
  "offers",
  {
    companyId: companyId(),
    id: ownId(),
    applicationId: uuid("application_id").notNull(),
    /** Euros a month, before tax. */
    salary: integer("salary").notNull(),
    hours: smallint("hours").notNull(),
    startDate: date("start_date").notNull(),
    message: text("message").notNull().default(""),
    status: text("status", { enum: ["made", "accepted", "declined", "replaced"] })
      .notNull()
      .default("made"),
    answer: text("answer"),
    madeBy: uuid("made_by").notNull(),
    answeredAt: at("answered_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete("cascade"),
    index("offers_application").on(table.companyId, table.applicationId, table.createdAt),
    tenantPolicy(),
  ],
).enableRLS();
