import { date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy, updatedAt } from "../../platform/db/columns.ts";
import { skills } from "../taxonomy/taxonomy.table.ts";
import { users } from "./users.table.ts";

export const experiences = pgTable(
  "experiences",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    position: text("position").notNull(),
    company: text("company").notNull(),
    startDate: date("start_date").notNull(),
    /** Null for the current job. */
    endDate: date("end_date"),
    description: text("description").notNull().default(""),
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
    index("experiences_user").on(table.companyId, table.userId, table.startDate),
    tenantPolicy(),
  ],
).enableRLS();

export const educations = pgTable(
  "educations",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    degree: text("degree").notNull(),
    institution: text("institution").notNull(),
    level: text("level").notNull(),
    started: date("started").notNull(),
    finished: date("finished").notNull(),
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
    index("educations_user").on(table.companyId, table.userId, table.started),
    tenantPolicy(),
  ],
).enableRLS();

/** Certificates, licences and registrations. */
export const certificates = pgTable(
  "certificates",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    name: text("name").notNull(),
    issuer: text("issuer"),
    number: text("number"),
    issuedOn: date("issued_on"),
    /** Null when the certificate does not expire. */
    expiresOn: date("expires_on"),
    /**
     * The licence that the certificate proves; triggers derive the person's licences from their certificates.
     */
    skillId: uuid("skill_id").references(() => skills.id),
    /** The scan; its row is deleted with the certificate. */
    fileId: uuid("file_id"),
    confirmedBy: uuid("confirmed_by"),
    confirmedAt: at("confirmed_at"),
    /** When a change revoked a confirmation. */
    voidedAt: at("voided_at"),
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
    index("certificates_user").on(table.companyId, table.userId, table.issuedOn),
    index("certificates_expiry").on(table.companyId, table.expiresOn),
    index("certificates_skill").on(table.skillId),
    tenantPolicy(),
  ],
).enableRLS();
