import { LANGUAGES } from "@vaardig/contract/limits";
import { ROLES } from "@vaardig/contract/roles";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
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
import { at, companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.table.ts";
import { departments, roles, teams } from "../organization/organization.table.ts";

/** Returns the sort key for names: accented letters next to plain ones, regardless of case. */
export function byName(column: AnyPgColumn): SQL {
  return sql`lower(${column} collate "und-x-icu")`;
}

/** Everyone in a company: its own people, and external people with or without an account. */
export const users = pgTable(
  "users",
  {
    companyId: companyId(),
    id: ownId(),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** The text that name searches match. */
    foldedName: text("folded_name").notNull().generatedAlwaysAs(sql`fold(first_name || ' ' || last_name)`),
    phone: text("phone"),
    gender: text("gender", { enum: ["Male", "Female", "Diverse", "Undefined"] })
      .notNull()
      .default("Undefined"),
    joinDate: date("join_date"),
    location: text("location"),
    /** The newest photo; written only by a database trigger. */
    photoId: uuid("photo_id"),
    systemRole: text("system_role", { enum: ROLES }).notNull(),
    status: text("status", {
      enum: ["not_invited", "invited", "unconfirmed", "awaiting_approval", "active", "deactivated"],
    }).notNull(),
    /** May sign in, now or after an invitation; a candidate added by a recruiter may not. */
    account: boolean("account").notNull().default(true),
    /** When the person was deactivated; written only by a database trigger. */
    leftAt: at("left_at"),
    passwordHash: text("password_hash"),
    language: text("language", { enum: LANGUAGES }).notNull().default("en"),
    /** One line under the name, on the public card. */
    headline: text("headline"),
    about: text("about"),
    /** Hours per week. */
    availability: smallint("availability"),
    /** Colleagues see the skills on the public card. */
    skillsPublic: boolean("skills_public").notNull().default(true),
    /** Open to internal opportunities; visible to recruiters, HR and administrators. */
    openToMoves: boolean("open_to_moves").notNull().default(false),
    /** Whether the person's managers see it too. */
    openToLine: boolean("open_to_line").notNull().default(false),
    /** The job profile whose skills are required; a trigger copies the role's when there is a role. */
    jobProfileId: uuid("job_profile_id"),
    departmentId: uuid("department_id"),
    teamId: uuid("team_id"),
    roleId: uuid("role_id"),
    managerId: uuid("manager_id"),
    onboardingStep: text("onboarding_step", { enum: ["languages", "resume", "skills", "done"] })
      .notNull()
      .default("languages"),
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
    foreignKey({
      columns: [table.companyId, table.teamId],
      foreignColumns: [teams.companyId, teams.id],
    }),
    foreignKey({
      columns: [table.companyId, table.roleId],
      foreignColumns: [roles.companyId, roles.id],
    }),
    foreignKey({ columns: [table.companyId, table.managerId], foreignColumns: [table.companyId, table.id] }),
    uniqueIndex("users_account_email").on(table.email).where(sql`account`),
    uniqueIndex("users_company_email").on(table.companyId, table.email),
    // Includes the columns that lists filter by, so that a department's people are counted from the index
    // alone.
    index("users_department").on(
      table.companyId,
      table.departmentId,
      table.account,
      table.status,
      table.systemRole,
    ),
    index("users_team").on(table.companyId, table.teamId),
    index("users_role_held").on(table.companyId, table.roleId),
    index("users_manager").on(table.companyId, table.managerId),
    index("users_role").on(table.companyId, table.systemRole, table.status, table.account),
    // Includes the columns that lists mostly filter by, so that a page by name reads only its own rows.
    index("users_accounts_by_name")
      .on(
        table.companyId,
        byName(table.firstName),
        byName(table.lastName),
        table.id,
        table.departmentId,
        table.status,
        table.systemRole,
      )
      .where(sql`account`),
    index("users_candidates_by_name")
      .on(table.companyId, byName(table.firstName), byName(table.lastName), table.id)
      .where(sql`system_role = 'freelancer'`),
    index("users_candidates_by_phone")
      .on(table.companyId, sql`right(regexp_replace(phone, '\\D', '', 'g'), 9)`)
      .where(sql`system_role = 'freelancer' and phone is not null`),
    tenantPolicy(),
  ],
).enableRLS();
