import { EMAIL_CHANNELS, type NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import { DIGEST_RHYTHMS } from "@vaardig/contract/notifications/notifications";
import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../people/users.table.ts";

/** What people were told. Names of people are looked up, so that no one's name stays who is erased. */
export const notifications = pgTable(
  "notifications",
  {
    companyId: companyId(),
    id: ownId(),
    /** Who is told. */
    userId: uuid("user_id").notNull(),
    kind: text("kind").$type<NotificationKind>().notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** Who it is about and who caused it, where they are named; it goes with them. */
    personId: uuid("person_id"),
    actorId: uuid("actor_id"),
    values: jsonb("values").$type<Record<string, string | number>>().notNull(),
    /** The same to the same person is one. */
    key: text("key"),
    /** Shown in the product. */
    shown: boolean("shown").notNull(),
    email: text("email", { enum: EMAIL_CHANNELS }).notNull(),
    createdAt: createdAt(),
    readAt: at("read_at"),
    /** Emailed, or looked at and not to be emailed any more. */
    mailedAt: at("mailed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.personId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.actorId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("notifications_list").on(table.companyId, table.userId, table.createdAt).where(sql`shown`),
    index("notifications_unread").on(table.companyId, table.userId).where(sql`shown and read_at is null`),
    uniqueIndex("notifications_key").on(table.companyId, table.userId, table.key).where(sql`key is not null`),
    index("notifications_person").on(table.companyId, table.personId).where(sql`person_id is not null`),
    index("notifications_actor").on(table.companyId, table.actorId).where(sql`actor_id is not null`),
    index("notifications_to_mail")
      .on(table.companyId, table.email, table.userId, table.createdAt)
      .where(sql`mailed_at is null and read_at is null and email <> 'none'`),
    index("notifications_created").on(table.createdAt),
    tenantPolicy(),
  ],
).enableRLS();

/** How a person wants to hear of a kind, where they chose. */
export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    kind: text("kind").$type<NotificationKind>().notNull(),
    /** Null where the default holds. */
    product: boolean("product"),
    email: text("email", { enum: EMAIL_CHANNELS }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.kind] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    tenantPolicy(),
  ],
).enableRLS();

/** When a person gets the digest, where they chose, and when they got the last. */
export const notificationDigests = pgTable(
  "notification_digests",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    rhythm: text("rhythm", { enum: DIGEST_RHYTHMS }).notNull().default("daily"),
    sentAt: at("sent_at"),
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
