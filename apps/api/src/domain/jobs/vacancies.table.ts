import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.table.ts";
import { departments } from "../organization/organization.table.ts";
import { users } from "../people/users.table.ts";
import { projects } from "../projects/projects.table.ts";
import { skills } from "../taxonomy/taxonomy.table.ts";

export const vacancies = pgTable(
  "vacancies",
  {
    companyId: companyId(),
    id: ownId(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    departmentId: uuid("department_id"),
    jobProfileId: uuid("job_profile_id"),
    /** A role of a project; it is approved, held and closed with it. */
    projectId: uuid("project_id"),
    startsOn: date("starts_on"),
    endsOn: date("ends_on"),
    /** How many people are wanted. */
    headcount: smallint("headcount").notNull().default(1),
    location: text("location"),
    /** Hours a week. */
    hours: smallint("hours"),
    /** Euros a month, before tax. */
    salaryFrom: integer("salary_from"),
    salaryTo: integer("salary_to"),
    status: text("status", { enum: ["Draft", "Pending", "Approved", "Declined"] })
      .notNull()
      .default("Draft"),
    declineReason: text("decline_reason"),
    /** What an approved one shall become; the values above stay in force until it is approved. */
    revision: jsonb("revision"),
    submittedBy: uuid("submitted_by"),
    submittedAt: at("submitted_at"),
    decidedBy: uuid("decided_by"),
    decidedAt: at("decided_at"),
    publication: text("publication", { enum: ["open", "on_hold", "closed"] })
      .notNull()
      .default("open"),
    /** Shown to people who look for work. */
    live: boolean("live")
      .notNull()
      .generatedAlwaysAs(sql`publication = 'open' and (status = 'Approved' or revision is not null)`),
    /** Shown to external people, or to the company's own people only. */
    external: boolean("external").notNull().default(false),
    availableFrom: date("available_from"),
    /** The last day to apply. */
    applyBy: date("apply_by"),
    /** Who decides on the applicants. */
    hiringManagerId: uuid("hiring_manager_id"),
    /** Who answers questions about the job. */
    contactId: uuid("contact_id"),
    ownerId: uuid("owner_id").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    foreignKey({ columns: [table.companyId, table.ownerId], foreignColumns: [users.companyId, users.id] }),
    // Only the person is forgotten: the migration names the columns, which Drizzle cannot.
    foreignKey({
      columns: [table.companyId, table.hiringManagerId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("set null"),
    foreignKey({
      columns: [table.companyId, table.contactId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("set null"),
    foreignKey({
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete("cascade"),
    index("vacancies_project").on(table.companyId, table.projectId),
    index("vacancies_live").on(table.companyId, table.createdAt).where(sql`live`),
    index("vacancies_status").on(table.companyId, table.status, table.publication),
    index("vacancies_owner").on(table.companyId, table.ownerId),
    index("vacancies_hiring_manager")
      .on(table.companyId, table.hiringManagerId)
      .where(sql`hiring_manager_id is not null`),
    index("vacancies_contact").on(table.companyId, table.contactId).where(sql`contact_id is not null`),
    tenantPolicy(),
  ],
).enableRLS();

export const vacancySkills = pgTable(
  "vacancy_skills",
  {
    companyId: companyId(),
    vacancyId: uuid("vacancy_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    level: smallint("level").notNull(),
    kind: text("kind", { enum: ["essential", "optional"] }).notNull(),
    importance: smallint("importance").notNull().default(3),
    mustHave: boolean("must_have").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.vacancyId, table.skillId] }),
    foreignKey({
      columns: [table.companyId, table.vacancyId],
      foreignColumns: [vacancies.companyId, vacancies.id],
    }).onDelete("cascade"),
    index("vacancy_skills_skill").on(table.skillId),
    tenantPolicy(),
  ],
).enableRLS();

/** Who else works on a vacancy beside its owner. */
export const vacancyMembers = pgTable(
  "vacancy_members",
  {
    companyId: companyId(),
    vacancyId: uuid("vacancy_id").notNull(),
    userId: uuid("user_id").notNull(),
    part: text("part", { enum: ["co_owner", "member"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.vacancyId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.vacancyId],
      foreignColumns: [vacancies.companyId, vacancies.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("vacancy_members_user").on(table.companyId, table.userId),
    tenantPolicy(),
  ],
).enableRLS();

export const savedVacancies = pgTable(
  "saved_vacancies",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    vacancyId: uuid("vacancy_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.vacancyId] }),
    foreignKey({
      columns: [table.companyId, table.vacancyId],
      foreignColumns: [vacancies.companyId, vacancies.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("saved_vacancies_vacancy").on(table.companyId, table.vacancyId),
    tenantPolicy(),
  ],
).enableRLS();
