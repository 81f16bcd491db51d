import { TASK_TYPES } from "@vaardig/contract/applications/pipeline";
import { sql } from "drizzle-orm";
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { vacancies } from "../jobs/vacancies.table.ts";
import { users } from "../people/users.table.ts";

/** A note about a candidate, for readers of the private record. */
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

/** A recruiter's task about a candidate. */
export const candidateTasks = pgTable(
  "candidate_tasks",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    /** The job that the task is about, if any. */
    vacancyId: uuid("vacancy_id"),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    type: text("type", { enum: TASK_TYPES }).notNull(),
    activityDate: date("activity_date").notNull(),
    /** When the assignee gets an email reminder. */
    remindAt: at("remind_at"),
    doneAt: at("done_at"),
    assigneeId: uuid("assignee_id").notNull(),
    authorId: uuid("author_id").notNull(),
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
    foreignKey({
      columns: [table.companyId, table.vacancyId],
      foreignColumns: [vacancies.companyId, vacancies.id],
    }).onDelete("cascade"),
    index("candidate_tasks_user").on(table.companyId, table.userId, table.activityDate),
    index("candidate_tasks_open")
      .on(table.companyId, table.assigneeId, table.activityDate)
      .where(sql`done_at is null`),
    tenantPolicy(),
  ],
).enableRLS();

/** The candidate record of an external person: source, retention and consent. */
export const candidateRecords = pgTable(
  "candidate_records",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    source: text("source", { enum: ["by_hand", "resume", "upload", "careers", "sign_up", "expert_finder"] })
      .notNull()
      .default("by_hand"),
    ownerId: uuid("owner_id"),
    /** When the person agreed to be kept for a year. */
    consentAt: at("consent_at"),
    consentAskedAt: at("consent_asked_at"),
    /** When the person unsubscribed from emails that do not respond to their own actions. */
    unsubscribedAt: at("unsubscribed_at"),
    /** Start of the retention period: the end of the last process, or the creation of the record. */
    keptFrom: at("kept_from").notNull().defaultNow(),
    /** Set when the candidate became an employee. */
    convertedAt: at("converted_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("candidate_records_kept").on(table.companyId, table.keptFrom),
    tenantPolicy(),
  ],
).enableRLS();

/** A merge of two candidates; `moved` holds what an undo restores. */
export const candidateMerges = pgTable(
  "candidate_merges",
  {
    companyId: companyId(),
    id: ownId(),
    keptId: uuid("kept_id").notNull(),
    mergedId: uuid("merged_id").notNull(),
    moved: jsonb("moved").notNull(),
    mergedBy: uuid("merged_by").notNull(),
    undoneAt: at("undone_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.keptId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("candidate_merges_kept").on(table.companyId, table.keptId),
    index("candidate_merges_merged").on(table.companyId, table.mergedId),
    tenantPolicy(),
  ],
).enableRLS();
