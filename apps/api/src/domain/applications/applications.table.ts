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

/** A person in a job's pipeline, from being added to the end; one row per person and job. */
export const applications = pgTable(
  "applications",
  {
    companyId: companyId(),
    id: ownId(),
    vacancyId: uuid("vacancy_id").notNull(),
    userId: uuid("user_id").notNull(),
    stage: text("stage", { enum: STAGES }).notNull().default("Vacancy"),
    /** When the application reached its current stage. */
    stageSince: at("stage_since").notNull().defaultNow(),
    outcome: text("outcome", { enum: OUTCOMES }).notNull().default("active"),
    archivedAt: at("archived_at"),
    /** Reason for the end or for a backward move: a code and the recruiter's note, see `storedReason`. */
    reason: text("reason"),
    source: text("source", { enum: ["added", "applied", "careers"] })
      .notNull()
      .default("added"),
    addedBy: uuid("added_by").notNull(),
    /** When the person applied; null for someone who was only added to the pipeline. */
    appliedAt: at("applied_at"),
    motivation: text("motivation"),
    /** Euros per hour. */
    hourlyRate: numeric("hourly_rate", { precision: 8, scale: 2, mode: "number" }),
    /** Euros per month, gross. */
    salaryProposal: integer("salary_proposal"),
    hours: smallint("hours"),
    availableFrom: date("available_from"),
    availableUntil: date("available_until"),
    /** The applicant agrees that the line manager knows before the interview stage. */
    managerMayKnow: boolean("manager_may_know").notNull().default(false),
    /** The rejection email, which can be canceled until it is sent. */
    rejectionMailId: uuid("rejection_mail_id"),
    hiredAt: at("hired_at"),
    /** The résumé sent with the application; null when there was none or it was deleted. */
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
    // Only the file's id is set to null: the migration names that column, which Drizzle cannot express.
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
    // For index-only counts, and for recent applicants and hires.
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

/** An offer made to an applicant; a later offer replaces an earlier one. */
export const offers = pgTable(
  "offers",
  {
    companyId: companyId(),
    id: ownId(),
    applicationId: uuid("application_id").notNull(),
    /** Euros per month, gross. */
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
