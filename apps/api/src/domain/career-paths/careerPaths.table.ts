import { foreignKey, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { users } from "../people/users.table.ts";
import { jobProfiles } from "../taxonomy/jobProfiles.table.ts";

/** Job profiles that a person dismissed from their career path. */
export const careerDismissals = pgTable(
  "career_dismissals",
  {
    companyId: companyId(),
    userId: uuid("user_id").notNull(),
    jobProfileId: uuid("job_profile_id")
      .notNull()
      .references(() => jobProfiles.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.jobProfileId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("career_dismissals_job").on(table.jobProfileId),
    tenantPolicy(),
  ],
).enableRLS();

/** Changes of people's job profiles in the company, written by a trigger on `users`. */
export const careerMoves = pgTable(
  "career_moves",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    fromId: uuid("from_id")
      .notNull()
      .references(() => jobProfiles.id, { onDelete: "cascade" }),
    toId: uuid("to_id")
      .notNull()
      .references(() => jobProfiles.id, { onDelete: "cascade" }),
    movedAt: at("moved_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("career_moves_user").on(table.companyId, table.userId),
    index("career_moves_from").on(table.fromId),
    index("career_moves_to").on(table.toId),
    tenantPolicy(),
  ],
).enableRLS();
