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
import { companies } from "../companies/companies.table.ts";
import { departments } from "../organization/organization.table.ts";
import { users } from "../people/users.table.ts";

/** Temporary work; its roles are jobs that refer to it. */
export const projects = pgTable(
  "projects",
  {
    companyId: companyId(),
    id: ownId(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    departmentId: uuid("department_id"),
    startDate: date("start_date").notNull(),
    endDate: date("end_date").notNull(),
    status: text("status", { enum: ["Draft", "Pending", "Approved", "Declined"] })
      .notNull()
      .default("Draft"),
    declineReason: text("decline_reason"),
    /**
     * Pending values of an approved project, including its roles; the values above stay in force until they
     * are approved.
     */
    revision: jsonb("revision"),
    publication: text("publication", { enum: ["open", "on_hold", "closed"] })
      .notNull()
      .default("open"),
    submittedBy: uuid("submitted_by"),
    submittedAt: at("submitted_at"),
    decidedBy: uuid("decided_by"),
    decidedAt: at("decided_at"),
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
    index("projects_status").on(table.companyId, table.status, table.publication),
    index("projects_owner").on(table.companyId, table.ownerId),
    tenantPolicy(),
  ],
).enableRLS();

/** The team of a project beside its owner; it works on the project's roles too. */
export const projectMembers = pgTable(
  "project_members",
  {
    companyId: companyId(),
    projectId: uuid("project_id").notNull(),
    userId: uuid("user_id").notNull(),
    part: text("part", { enum: ["co_owner", "member"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.projectId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("project_members_user").on(table.companyId, table.userId),
    tenantPolicy(),
  ],
).enableRLS();
