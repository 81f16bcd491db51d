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
    /** 1–5; null when no level was stated. */
    level: smallint("level"),
    source: text("source", { enum: ["confirmed", "self", "inferred"] }).notNull(),
    /** The highest endorsed level; kept by triggers, so that matching reads it with the claim. */
    endorsedLevel: smallint("endorsed_level"),
    words: text("words"),
    lastUsed: date("last_used"),
    /** Last day of validity of a licence; null when it does not expire. */
    expiresOn: date("expires_on"),
    /** The evidence, in the words of the person who gave it. */
    evidence: text("evidence"),
    createdBy: uuid("created_by").notNull(),
    validFrom: at("valid_from").notNull().defaultNow(),
    /** Null for the current row. */
    validTo: at("valid_to"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    // The migration includes the columns that matching reads, which Drizzle cannot express: claims are read
    // from the index alone.
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
