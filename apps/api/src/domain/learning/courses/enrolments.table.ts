import { COURSE_STATES } from "@vaardig/contract/courses/courses";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "../../people/users.table.ts";
import { skills } from "../../taxonomy/taxonomy.table.ts";
import { courses } from "./courses.table.ts";

/** A person's enrolment in a course: saved for later (not started), started or completed. */
export const enrolments = pgTable(
  "enrolments",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id),
    /** The skill that the course was chosen for. */
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    /** 1 beginner, 2 intermediate, 3 advanced. */
    level: smallint("level").notNull(),
    state: text("state", { enum: COURSE_STATES }).notNull(),
    startedAt: at("started_at"),
    completedAt: at("completed_at"),
    /** The certificate that was added to the profile on completion. */
    certificateId: uuid("certificate_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("enrolments_active")
      .on(table.companyId, table.userId, table.courseId)
      .where(sql`state <> 'completed'`),
    index("enrolments_user").on(table.companyId, table.userId, table.courseId),
    index("enrolments_course").on(table.courseId),
    index("enrolments_skill").on(table.skillId),
    check("enrolments_level", sql`level between 1 and 3`),
    tenantPolicy(),
  ],
).enableRLS();

/** A colleague's rating of a completed course; visible within the company only. */
export const courseRatings = pgTable(
  "course_ratings",
  {
    companyId: companyId(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id),
    userId: uuid("user_id").notNull(),
    stars: smallint("stars").notNull(),
    text: text("text").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.courseId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("course_ratings_user").on(table.companyId, table.userId),
    index("course_ratings_course").on(table.courseId),
    check("course_ratings_stars", sql`stars between 1 and 5`),
    tenantPolicy(),
  ],
).enableRLS();
