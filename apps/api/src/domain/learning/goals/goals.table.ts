import { ACTION_KINDS, GOAL_ORIGINS, GOAL_STATES } from "@vaardig/contract/goals/goals";
import { sql } from "drizzle-orm";
import {
  date,
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
import { at, companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "../../people/users.table.ts";
import { jobProfiles } from "../../taxonomy/jobProfiles.table.ts";
import { skills } from "../../taxonomy/taxonomy.table.ts";

/** A person's development goals. */
export const goals = pgTable(
  "goals",
  {
    companyId: companyId(),
    id: ownId(),
    /** The owner of the goal. */
    userId: uuid("user_id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    startDate: date("start_date").notNull(),
    dueDate: date("due_date").notNull(),
    state: text("state", { enum: GOAL_STATES }).notNull().default("not_started"),
    origin: text("origin", { enum: GOAL_ORIGINS }).notNull().default("own"),
    /** The person who created the goal; the name is looked up, because that person may leave. */
    createdBy: uuid("created_by").notNull(),
    /** The job profile that the goal leads to. */
    jobProfileId: uuid("job_profile_id").references(() => jobProfiles.id, { onDelete: "set null" }),
    /** The reason for a cancellation or decline. */
    reason: text("reason"),
    completedAt: at("completed_at"),
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
    index("goals_owner").on(table.companyId, table.userId, table.dueDate),
    index("goals_job_profile").on(table.jobProfileId).where(sql`job_profile_id is not null`),
    tenantPolicy(),
  ],
).enableRLS();

/** Skills of a goal, each with the target level. */
export const goalSkills = pgTable(
  "goal_skills",
  {
    companyId: companyId(),
    goalId: uuid("goal_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    level: smallint("level").notNull(),
    position: smallint("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.goalId, table.skillId] }),
    foreignKey({
      columns: [table.companyId, table.goalId],
      foreignColumns: [goals.companyId, goals.id],
    }).onDelete("cascade"),
    index("goal_skills_skill").on(table.skillId),
    tenantPolicy(),
  ],
).enableRLS();

/** Actions of a goal. A deleted course or project leaves its title here. */
export const goalActions = pgTable(
  "goal_actions",
  {
    companyId: companyId(),
    id: ownId(),
    goalId: uuid("goal_id").notNull(),
    kind: text("kind", { enum: ACTION_KINDS }).notNull(),
    title: text("title").notNull(),
    courseId: uuid("course_id"),
    projectId: uuid("project_id"),
    skillId: uuid("skill_id").references(() => skills.id),
    position: smallint("position").notNull(),
    /** Set for a project or activity; a course is done by its owner's enrolment. */
    doneAt: at("done_at"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.goalId],
      foreignColumns: [goals.companyId, goals.id],
    }).onDelete("cascade"),
    index("goal_actions_goal").on(table.companyId, table.goalId, table.position),
    index("goal_actions_skill").on(table.skillId).where(sql`skill_id is not null`),
    uniqueIndex("goal_actions_project_once")
      .on(table.companyId, table.goalId, table.projectId)
      .where(sql`project_id is not null`),
    uniqueIndex("goal_actions_course_once")
      .on(table.companyId, table.goalId, table.courseId)
      .where(sql`course_id is not null`),
    tenantPolicy(),
  ],
).enableRLS();

/** Comments on a goal, as one thread. */
export const goalComments = pgTable(
  "goal_comments",
  {
    companyId: companyId(),
    id: ownId(),
    goalId: uuid("goal_id").notNull(),
    authorId: uuid("author_id").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.goalId],
      foreignColumns: [goals.companyId, goals.id],
    }).onDelete("cascade"),
    index("goal_comments_goal").on(table.companyId, table.goalId, table.createdAt),
    tenantPolicy(),
  ],
).enableRLS();

/**
 * The level of a skill that a person claims to have reached by a goal or course; the next confirmation
 * settles it.
 */
export const levelProposals = pgTable(
  "level_proposals",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    level: smallint("level").notNull(),
    /** The goal may be deleted; its name stays here. Null with an empty name for a course outside a goal. */
    goalId: uuid("goal_id"),
    goalName: text("goal_name").notNull(),
    /** The completed action or course; null for the goal as a whole. */
    action: text("action"),
    evidence: text("evidence").notNull(),
    createdAt: createdAt(),
    declinedAt: at("declined_at"),
    declinedBy: uuid("declined_by"),
    reason: text("reason"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("level_proposals_once").on(table.companyId, table.userId, table.skillId),
    index("level_proposals_skill").on(table.skillId),
    tenantPolicy(),
  ],
).enableRLS();

/** Suggested goals that the person declined. */
export const declinedSuggestions = pgTable(
  "declined_goal_suggestions",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    level: smallint("level").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.skillId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("declined_goal_suggestions_skill").on(table.skillId),
    tenantPolicy(),
  ],
).enableRLS();

/** A person's unfinished goal form, one per person. */
export const goalDrafts = pgTable(
  "goal_drafts",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    draft: jsonb("draft").notNull(),
    savedAt: at("saved_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
).enableRLS();
