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

/** Notifications. Names of people are looked up, so that none remains after an erasure. */
export const notifications = pgTable(
  "notifications",
  {
    companyId: companyId(),
    id: ownId(),
    /** The recipient. */
    userId: uuid("user_id").notNull(),
    kind: text("kind").$type<NotificationKind>().notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** The person concerned and the actor, if named; the notification is deleted with them. */
    personId: uuid("person_id"),
    actorId: uuid("actor_id"),
    values: jsonb("values").$type<Record<string, string | number>>().notNull(),
    /** At most one notification per person and key. */
    key: text("key"),
    /** Shown in the product. */
    shown: boolean("shown").notNull(),
    email: text("email", { enum: EMAIL_CHANNELS }).notNull(),
    createdAt: createdAt(),
    readAt: at("read_at"),
    /** When it was emailed, or the decision not to email it. */
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

/** A person's chosen settings per kind of notification. */
export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    kind: text("kind").$type<NotificationKind>().notNull(),
    /** Null: the default applies. */
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

/** A person's digest rhythm, if chosen, and the time of the last digest. */
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
