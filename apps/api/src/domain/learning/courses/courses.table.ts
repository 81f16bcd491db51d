import { sql } from "drizzle-orm";
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import { at, createdAt, sharedPolicies, updatedAt } from "../../../platform/db/columns.ts";
import { skills } from "../../taxonomy/taxonomy.table.ts";

/** A course of the shared catalog (without a company) or of one company. */
export const courses = pgTable(
  "courses",
  {
    id: uuid("id")
      .primaryKey()
      .$defaultFn(() => v7()),
    companyId: uuid("company_id"),
    /** The feed the course came from; a feed changes only its own courses. */
    source: text("source").notNull(),
    /** The feed's id of the course. */
    code: text("code").notNull(),
    provider: text("provider").notNull(),
    /** Language code → text. */
    titles: jsonb("titles").$type<Record<string, string>>().notNull(),
    descriptions: jsonb("descriptions").$type<Record<string, string>>().notNull().default({}),
    hours: doublePrecision("hours").notNull(),
    /** Euros; 0 = free. */
    price: numeric("price", { precision: 9, scale: 2, mode: "number" }).notNull(),
    /** Null: can be started at any time. */
    nextStart: date("next_start"),
    /** https URL of the course. */
    url: text("url"),
    /** When the course disappeared from its feed; people who started it keep it. */
    removedAt: at("removed_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("courses_code").on(
      sql`coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
      table.source,
      table.code,
    ),
    check("courses_hours", sql`hours > 0`),
    check("courses_price", sql`price >= 0`),
    ...sharedPolicies(),
  ],
).enableRLS();

/** What a course teaches: a skill, from one level (0 = none needed) to another. */
export const courseSkills = pgTable(
  "course_skills",
  {
    companyId: uuid("company_id"),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id, { onDelete: "cascade" }),
    levelFrom: smallint("level_from").notNull(),
    levelTo: smallint("level_to").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.skillId] }),
    index("course_skills_skill").on(table.skillId, table.levelTo),
    check("course_skills_levels", sql`level_from >= 0 and level_from < level_to and level_to <= 5`),
    ...sharedPolicies(),
  ],
).enableRLS();
