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

/** Levels that colleagues endorsed when they were asked, once a skill and colleague. They go with their author. */
export const skillEndorsements = pgTable(
  "skill_endorsements",
  {
    companyId: companyId(),
    id: ownId(),
    /** Whose skill it is. */
    userId: uuid("user_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    authorId: uuid("author_id").notNull(),
    level: smallint("level").notNull(),
    createdAt: createdAt(),
    /** One that its author took back does not count. */
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

/** One skill that a person asks one colleague to confirm or endorse, and what became of it. */
export const confirmationRequests = pgTable(
  "confirmation_requests",
  {
    companyId: companyId(),
    id: ownId(),
    /** Who asks. */
    userId: uuid("user_id").notNull(),
    responderId: uuid("responder_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    /** The level that the person states. */
    level: smallint("level").notNull(),
    message: text("message").notNull().default(""),
    state: text("state", { enum: CONFIRMATION_STATES }).notNull().default("open"),
    /** The level that was confirmed or endorsed. */
    answeredLevel: smallint("answered_level"),
    /** Why it was declined, where that was said. */
    reason: text("reason").notNull().default(""),
    createdAt: createdAt(),
    closedAt: at("closed_at"),
    /** When the colleague was written to first, reminded by the person, and reminded by itself. */
    mailedAt: at("mailed_at"),
    remindedAt: at("reminded_at"),
    autoRemindedAt: at("auto_reminded_at"),
    /** When the person was written to about the end of it. */
    toldAt: at("told_at"),
    /** What an answer replaced, so that it can be undone: the rating that held, or the level endorsed before. */
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
