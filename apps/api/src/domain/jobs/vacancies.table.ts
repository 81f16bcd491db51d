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
    /** Set on a project's role, which is approved, held and closed with the project. */
    projectId: uuid("project_id"),
    startsOn: date("starts_on"),
    endsOn: date("ends_on"),
    /** Number of people to hire. */
    headcount: smallint("headcount").notNull().default(1),
    location: text("location"),
    /** Hours per week. */
    hours: smallint("hours"),
    /** Euros per month, gross. */
    salaryFrom: integer("salary_from"),
    salaryTo: integer("salary_to"),
    status: text("status", { enum: ["Draft", "Pending", "Approved", "Declined"] })
      .notNull()
      .default("Draft"),
    declineReason: text("decline_reason"),
    /** Pending values of an approved job; the values above stay in force until they are approved. */
    revision: jsonb("revision"),
    submittedBy: uuid("submitted_by"),
    submittedAt: at("submitted_at"),
    decidedBy: uuid("decided_by"),
    decidedAt: at("decided_at"),
    publication: text("publication", { enum: ["open", "on_hold", "closed"] })
      .notNull()
      .default("open"),
    /** Shown to job seekers. */
    live: boolean("live")
      .notNull()
      .generatedAlwaysAs(sql`publication = 'open' and (status = 'Approved' or revision is not null)`),
    /** Shown to external people too, or to the company's own people only. */
    external: boolean("external").notNull().default(false),
    availableFrom: date("available_from"),
    /** Application deadline. */
    applyBy: date("apply_by"),
    /** The person who decides on applicants. */
    hiringManagerId: uuid("hiring_manager_id"),
    /** The person who answers questions about the job. */
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
    // Only the person's id is set to null: the migration names the columns, which Drizzle cannot express.
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

/** The team of a job beside its owner. */
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
