import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { applications } from "../applications/applications.table.ts";
import { users } from "../people/users.table.ts";

/** An interview with an applicant: times are offered, and the applicant picks one. */
export const interviews = pgTable(
  "interviews",
  {
    companyId: companyId(),
    id: ownId(),
    applicationId: uuid("application_id").notNull(),
    title: text("title").notNull(),
    kind: text("kind", { enum: ["video", "phone", "on_site"] }).notNull(),
    /** Address of the room, phone number or video link. */
    place: text("place").notNull().default(""),
    minutes: smallint("minutes").notNull(),
    status: text("status", { enum: ["offered", "booked", "canceled"] })
      .notNull()
      .default("offered"),
    /** Start of the interview; null until the applicant picks a time. */
    startsAt: at("starts_at"),
    /** Version of the calendar entry: 0 until a time is booked, then increasing. */
    sequence: integer("sequence").notNull().default(0),
    offeredBy: uuid("offered_by").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete("cascade"),
    index("interviews_application").on(table.companyId, table.applicationId, table.createdAt),
    index("interviews_starts").on(table.companyId, table.startsAt),
    tenantPolicy(),
  ],
).enableRLS();

export const interviewSlots = pgTable(
  "interview_slots",
  {
    companyId: companyId(),
    id: ownId(),
    interviewId: uuid("interview_id").notNull(),
    startsAt: at("starts_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete("cascade"),
    uniqueIndex("interview_slots_once").on(table.companyId, table.interviewId, table.startsAt),
    tenantPolicy(),
  ],
).enableRLS();

/** The interviewers; each fills in their own scorecard. */
export const interviewers = pgTable(
  "interviewers",
  {
    companyId: companyId(),
    interviewId: uuid("interview_id").notNull(),
    userId: uuid("user_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.interviewId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("interviewers_user").on(table.companyId, table.userId),
    tenantPolicy(),
  ],
).enableRLS();

/** An interviewer's assessment of the job's skills; other interviewers see it after submitting their own. */
export const scorecards = pgTable(
  "scorecards",
  {
    companyId: companyId(),
    id: ownId(),
    applicationId: uuid("application_id").notNull(),
    authorId: uuid("author_id").notNull(),
    recommendation: text("recommendation", { enum: ["strong_yes", "yes", "no", "strong_no"] }).notNull(),
    summary: text("summary").notNull().default(""),
    /** Observed level per skill, 1–5, with supporting notes. */
    ratings: jsonb("ratings").$type<{ skill_id: string; level: number; note: string }[]>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete("cascade"),
    uniqueIndex("scorecards_once").on(table.companyId, table.applicationId, table.authorId),
    tenantPolicy(),
  ],
).enableRLS();
