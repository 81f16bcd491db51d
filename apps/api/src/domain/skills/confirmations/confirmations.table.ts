import { CONFIRMATION_STATES } from "@vaardig/contract/confirmations/confirmations";
import { sql } from "drizzle-orm";
import {
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
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../../platform/db/columns.ts";
import { users } from "../../people/users.table.ts";
import { skills } from "../../taxonomy/taxonomy.table.ts";

/**
 * Levels endorsed by colleagues on request, one per skill and colleague. They are deleted with their author.
 */
export const skillEndorsements = pgTable(
  "skill_endorsements",
  {
    companyId: companyId(),
    id: ownId(),
    /** The person who has the skill. */
    userId: uuid("user_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    authorId: uuid("author_id").notNull(),
    level: smallint("level").notNull(),
    createdAt: createdAt(),
    /** A withdrawn endorsement does not count. */
    takenBackAt: at("taken_back_at"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.authorId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("skill_endorsements_once").on(table.companyId, table.userId, table.skillId, table.authorId),
    index("skill_endorsements_author").on(table.companyId, table.authorId),
    index("skill_endorsements_skill").on(table.skillId),
    tenantPolicy(),
  ],
).enableRLS();

/** A person's request to a colleague to confirm or endorse one skill, and its outcome. */
export const confirmationRequests = pgTable(
  "confirmation_requests",
  {
    companyId: companyId(),
    id: ownId(),
    /** The requester. */
    userId: uuid("user_id").notNull(),
    responderId: uuid("responder_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    /** The level that the requester states. */
    level: smallint("level").notNull(),
    message: text("message").notNull().default(""),
    state: text("state", { enum: CONFIRMATION_STATES }).notNull().default("open"),
    /** The confirmed or endorsed level. */
    answeredLevel: smallint("answered_level"),
    /** The reason for declining, if given. */
    reason: text("reason").notNull().default(""),
    createdAt: createdAt(),
    closedAt: at("closed_at"),
    /** When the colleague got the first email, a reminder by the requester, and the automatic reminder. */
    mailedAt: at("mailed_at"),
    remindedAt: at("reminded_at"),
    autoRemindedAt: at("auto_reminded_at"),
    /** When the requester was emailed about the outcome. */
    toldAt: at("told_at"),
    /** What an answer replaced, for undoing it: the current rating, or the level endorsed before. */
    replaced: uuid("replaced"),
    replacedLevel: smallint("replaced_level"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.responderId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("confirmation_requests_open")
      .on(table.companyId, table.responderId, table.userId, table.skillId)
      .where(sql`state = 'open'`),
    index("confirmation_requests_asked").on(table.companyId, table.userId, table.createdAt),
    index("confirmation_requests_responder").on(table.companyId, table.responderId),
    index("confirmation_requests_skill").on(table.skillId),
    index("confirmation_requests_untold").on(table.createdAt).where(sql`told_at is null`),
    tenantPolicy(),
  ],
).enableRLS();
