import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import { createdAt, sharedPolicies } from "../../platform/db/columns.ts";
import { skills } from "./taxonomy.table.ts";

/** A job profile of the shared taxonomy (an occupation, without a company) or of one company. */
export const jobProfiles = pgTable(
  "job_profiles",
  {
    id: uuid("id")
      .primaryKey()
      .$defaultFn(() => v7()),
    companyId: uuid("company_id"),
    source: text("source").notNull(),
    sourceVersion: text("source_version").notNull(),
    uri: text("uri").notNull(),
    isco: text("isco"),
    sector: text("sector"),
    family: text("family"),
    /** Seniority, 1 assistant … 6 director. */
    step: smallint("step"),
    labels: jsonb("labels").$type<Record<string, string>>().notNull(),
    descriptions: jsonb("descriptions").$type<Record<string, string>>().notNull(),
    /** The profile that this one was copied from. */
    madeFrom: uuid("made_from"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("job_profiles_uri").on(
      sql`coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
      table.uri,
    ),
    ...sharedPolicies(),
  ],
).enableRLS();

export const jobProfileLabels = pgTable(
  "job_profile_labels",
  {
    companyId: uuid("company_id"),
    jobProfileId: uuid("job_profile_id")
      .notNull()
      .references(() => jobProfiles.id, { onDelete: "cascade" }),
    lang: text("lang").notNull(),
    label: text("label").notNull(),
    preferred: boolean("preferred").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobProfileId, table.lang, table.label] }), ...sharedPolicies()],
).enableRLS();

export const jobProfileSkills = pgTable(
  "job_profile_skills",
  {
    companyId: uuid("company_id"),
    jobProfileId: uuid("job_profile_id")
      .notNull()
      .references(() => jobProfiles.id, { onDelete: "cascade" }),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id, { onDelete: "cascade" }),
    level: smallint("level").notNull(),
    kind: text("kind", { enum: ["essential", "optional"] }).notNull(),
    importance: smallint("importance").notNull().default(3),
    mustHave: boolean("must_have").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.jobProfileId, table.skillId] }),
    index("job_profile_skills_skill").on(table.skillId),
    ...sharedPolicies(),
  ],
).enableRLS();
