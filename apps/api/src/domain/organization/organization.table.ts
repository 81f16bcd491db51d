import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.table.ts";

export const departments = pgTable(
  "departments",
  {
    companyId: companyId(),
    id: ownId(),
    name: text("name").notNull(),
    /** The head of the department; a manager may change departments they lead. */
    leadId: uuid("lead_id"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }).onDelete("cascade"),
    uniqueIndex("departments_name").on(table.companyId, sql`fold(name)`),
    index("departments_lead").on(table.companyId, table.leadId),
    tenantPolicy(),
  ],
).enableRLS();

/** A part of a department. */
export const teams = pgTable(
  "teams",
  {
    companyId: companyId(),
    id: ownId(),
    departmentId: uuid("department_id").notNull(),
    name: text("name").notNull(),
    leadId: uuid("lead_id"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    uniqueIndex("teams_name").on(table.companyId, table.departmentId, sql`fold(name)`),
    index("teams_lead").on(table.companyId, table.leadId),
    tenantPolicy(),
  ],
).enableRLS();

/** A position in the organization that people hold; the organigram shows roles and their reporting lines. */
export const roles = pgTable(
  "roles",
  {
    companyId: companyId(),
    id: ownId(),
    name: text("name").notNull(),
    departmentId: uuid("department_id"),
    teamId: uuid("team_id"),
    /** The job profile of the role; a trigger gives it to everyone who holds the role. */
    jobProfileId: uuid("job_profile_id"),
    /** The role it reports to; null at the top. */
    parentId: uuid("parent_id"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
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
    foreignKey({ columns: [table.companyId, table.parentId], foreignColumns: [table.companyId, table.id] }),
    // The migration adds `nulls not distinct`, which Drizzle cannot express for an index.
    uniqueIndex("roles_name").on(table.companyId, table.departmentId, table.teamId, sql`fold(name)`),
    index("roles_team").on(table.companyId, table.teamId),
    index("roles_parent").on(table.companyId, table.parentId),
    index("roles_job_profile").on(table.jobProfileId),
    tenantPolicy(),
  ],
).enableRLS();
