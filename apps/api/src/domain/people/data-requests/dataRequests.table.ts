import { DATA_REQUEST_KINDS, DATA_REQUEST_STATES } from "@vaardig/contract/data-requests/dataRequests";
import { sql } from "drizzle-orm";
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../../platform/db/columns.ts";
import { companies } from "../../companies/companies.table.ts";
import { users } from "../users.table.ts";

/** Requests of people about their data (GDPR), with their outcome. */
export const dataRequests = pgTable(
  "data_requests",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    kind: text("kind", { enum: DATA_REQUEST_KINDS }).notNull(),
    state: text("state", { enum: DATA_REQUEST_STATES }).notNull().default("received"),
    text: text("text").notNull(),
    reason: text("reason"),
    dueOn: date("due_on").notNull(),
    extendedReason: text("extended_reason"),
    /** The person who changed the state last. */
    handledBy: uuid("handled_by"),
    /** When the handlers were warned of the deadline. */
    warnedAt: at("warned_at"),
    createdAt: createdAt(),
    closedAt: at("closed_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("data_requests_open")
      .on(table.companyId, table.userId, table.kind)
      .where(sql`closed_at is null`),
    index("data_requests_due").on(table.companyId, table.dueOn),
    tenantPolicy(),
  ],
).enableRLS();

/** How long a company keeps the data of people who left; without a row the default applies. */
export const dataRetention = pgTable(
  "data_retention",
  {
    companyId: companyId().primaryKey(),
    months: integer("months").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }).onDelete("cascade"),
    tenantPolicy(),
  ],
).enableRLS();

/** People whose data is kept for a legal reason. */
export const legalHolds = pgTable(
  "legal_holds",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    reason: text("reason").notNull(),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
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
