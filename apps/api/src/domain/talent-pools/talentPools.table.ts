import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../people/users.table.ts";

export const talentPools = pgTable(
  "talent_pools",
  {
    companyId: companyId(),
    id: ownId(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    ownerId: uuid("owner_id").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.ownerId], foreignColumns: [users.companyId, users.id] }),
    uniqueIndex("talent_pools_name").on(table.companyId, table.name),
    index("talent_pools_owner").on(table.companyId, table.ownerId),
    tenantPolicy(),
  ],
).enableRLS();

/** The team of a pool beside its owner. */
export const talentPoolMembers = pgTable(
  "talent_pool_members",
  {
    companyId: companyId(),
    talentPoolId: uuid("talent_pool_id").notNull(),
    userId: uuid("user_id").notNull(),
    part: text("part", { enum: ["co_owner", "member"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentPoolId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.talentPoolId],
      foreignColumns: [talentPools.companyId, talentPools.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("talent_pool_members_user").on(table.companyId, table.userId),
    tenantPolicy(),
  ],
).enableRLS();

/** The people in a pool. */
export const talentPoolPeople = pgTable(
  "talent_pool_people",
  {
    companyId: companyId(),
    talentPoolId: uuid("talent_pool_id").notNull(),
    userId: uuid("user_id").notNull(),
    addedBy: uuid("added_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentPoolId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.talentPoolId],
      foreignColumns: [talentPools.companyId, talentPools.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("talent_pool_people_user").on(table.companyId, table.userId),
    tenantPolicy(),
  ],
).enableRLS();
