import { sql } from "drizzle-orm";
import {
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../people/users.table.ts";
import { skills } from "../taxonomy/taxonomy.table.ts";

/** A person's skills with their history: a change closes the old row and opens a new one. */
export const personSkills = pgTable(
  "person_skills",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    /** 1–5; null when no one stated one. */
    level: smallint("level"),
    source: text("source", { enum: ["confirmed", "self", "inferred"] }).notNull(),
    /** The highest level that colleagues endorse; kept by triggers, so that matching reads it with the claim. */
    endorsedLevel: smallint("endorsed_level"),
    words: text("words"),
    lastUsed: date("last_used"),
    /** The last day on which a licence is valid; null where it does not end. */
    expiresOn: date("expires_on"),
    /** What it rests on, in the words of the person who said it. */
    evidence: text("evidence"),
    createdBy: uuid("created_by").notNull(),
    validFrom: at("valid_from").notNull().defaultNow(),
    /** Null for what holds now. */
    validTo: at("valid_to"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    // In the migration with what matching reads of a claim, for which Drizzle has no word: claims are read from it alone.
    uniqueIndex("person_skills_current")
      .on(table.companyId, table.userId, table.skillId)
      .where(sql`valid_to is null`),
    index("person_skills_skill").on(table.companyId, table.skillId).where(sql`valid_to is null`),
    index("person_skills_history").on(table.companyId, table.userId, table.skillId, table.validFrom),
    tenantPolicy(),
  ],
).enableRLS();

export const skillWishes = pgTable(
  "skill_wishes",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    uniqueIndex("skill_wishes_once").on(table.companyId, table.userId, table.skillId),
    index("skill_wishes_skill").on(table.skillId),
    tenantPolicy(),
  ],
).enableRLS();
