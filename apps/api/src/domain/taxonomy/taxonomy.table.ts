import { SKILL_KINDS } from "@vaardig/contract/limits";
import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { v7 } from "uuid";
import { at, companyId, createdAt, ownId, sharedPolicies, tenantPolicy } from "../../platform/db/columns.ts";

const sharedId = () =>
  uuid("id")
    .primaryKey()
    .$defaultFn(() => v7());
const sharedCompany = () => uuid("company_id");
/** Language code → text. */
type Texts = Record<string, string>;

/** Skill groups form a directed acyclic graph; starter groups describe what each level means. */
export const skillGroups = pgTable(
  "skill_groups",
  {
    id: sharedId(),
    companyId: sharedCompany(),
    source: text("source").notNull(),
    sourceVersion: text("source_version").notNull(),
    uri: text("uri").notNull(),
    labels: jsonb("labels").$type<Texts>().notNull(),
    levels: jsonb("levels").$type<Record<string, string[]>>(),
  },
  (table) => [
    uniqueIndex("skill_groups_uri").on(
      sql`coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
      table.uri,
    ),
    ...sharedPolicies(),
  ],
).enableRLS();

export const skillGroupParents = pgTable(
  "skill_group_parents",
  {
    companyId: sharedCompany(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => skillGroups.id, { onDelete: "cascade" }),
    parentId: uuid("parent_id")
      .notNull()
      .references(() => skillGroups.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.parentId] }),
    index("skill_group_parents_parent").on(table.parentId),
    ...sharedPolicies(),
  ],
).enableRLS();

/** A skill of the shared taxonomy (no company) or of one company. */
export const skills = pgTable(
  "skills",
  {
    id: sharedId(),
    companyId: sharedCompany(),
    source: text("source").notNull(),
    sourceVersion: text("source_version").notNull(),
    uri: text("uri").notNull(),
    kind: text("kind", { enum: SKILL_KINDS }).notNull(),
    /** ISO 639-1 code, for the shared skill of a spoken language. */
    language: text("language"),
    groupId: uuid("group_id").references(() => skillGroups.id, { onDelete: "set null" }),
    /** Rarity over job profiles, natural logarithm; 0 = in all of them, 2.5 = unknown. */
    idf: doublePrecision("idf").notNull().default(2.5),
    /** State of a company's own skill: in use, or proposed and not decided. */
    status: text("status", { enum: ["approved", "proposed"] })
      .notNull()
      .default("approved"),
    proposedBy: uuid("proposed_by"),
    descriptions: jsonb("descriptions").$type<Texts>().notNull().default({}),
    /** Language code → meaning of each of the five levels, when it differs from the group's. */
    levels: jsonb("levels").$type<Record<string, string[]>>(),
    version: integer("version").notNull().default(1),
    /** The skill that replaced this one in a merge. */
    mergedInto: uuid("merged_into"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("skills_uri").on(
      sql`coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
      table.uri,
    ),
    index("skills_group").on(table.groupId),
    index("skills_language").on(table.language).where(sql`language is not null`),
    index("skills_company").on(table.companyId).where(sql`company_id is not null`),
    ...sharedPolicies(),
  ],
).enableRLS();

export const skillLabels = pgTable(
  "skill_labels",
  {
    companyId: sharedCompany(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id, { onDelete: "cascade" }),
    lang: text("lang").notNull(),
    label: text("label").notNull(),
    preferred: boolean("preferred").notNull(),
  },
  (table) => [
    // Two companies may give a shared skill the same label.
    unique("skill_labels_once")
      .on(table.skillId, table.lang, table.label, table.companyId)
      .nullsNotDistinct(),
    index("skill_labels_company").on(table.companyId).where(sql`company_id is not null`),
    uniqueIndex("skill_labels_preferred").on(table.skillId, table.lang).where(sql`preferred`),
    ...sharedPolicies(),
  ],
).enableRLS();

/** The 20 nearest skills by cosine of their job-profile vectors. */
export const skillNeighbours = pgTable(
  "skill_neighbours",
  {
    companyId: sharedCompany(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id, { onDelete: "cascade" }),
    neighbourId: uuid("neighbour_id")
      .notNull()
      .references(() => skills.id, { onDelete: "cascade" }),
    similarity: real("similarity").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.skillId, table.neighbourId] }),
    index("skill_neighbours_neighbour").on(table.neighbourId),
    ...sharedPolicies(),
  ],
).enableRLS();

/** Skill → skill relations of the source: related, requires, broader. */
export const skillRelations = pgTable(
  "skill_relations",
  {
    companyId: sharedCompany(),
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id, { onDelete: "cascade" }),
    relatedId: uuid("related_id")
      .notNull()
      .references(() => skills.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["related", "requires", "broader"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.skillId, table.relatedId, table.kind] }),
    index("skill_relations_related").on(table.relatedId),
    ...sharedPolicies(),
  ],
).enableRLS();

/** A merge of two skills, with the data to undo it. */
export const skillMerges = pgTable(
  "skill_merges",
  {
    companyId: companyId(),
    id: ownId(),
    fromId: uuid("from_id")
      .notNull()
      .references(() => skills.id),
    intoId: uuid("into_id")
      .notNull()
      .references(() => skills.id),
    mergedBy: uuid("merged_by").notNull(),
    /** Table → its rows before the merge. */
    before: jsonb("before").$type<Record<string, unknown[]>>().notNull(),
    createdAt: createdAt(),
    undoneAt: at("undone_at"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index("skill_merges_created").on(table.companyId, table.createdAt),
    index("skill_merges_from").on(table.fromId),
    index("skill_merges_into").on(table.intoId),
    tenantPolicy(),
  ],
).enableRLS();
