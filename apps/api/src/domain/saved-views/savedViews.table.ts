import { DIGESTS, SAVED_VIEW_SCREENS } from "@vaardig/contract/saved-views/savedViews";
import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, createdAt, ownId, tenantPolicy } from "../../platform/db/columns.ts";
import { vacancies } from "../jobs/vacancies.table.ts";
import { users } from "../people/users.table.ts";

/** A person's named filters of a list. */
export const savedViews = pgTable(
  "saved_views",
  {
    companyId: companyId(),
    id: ownId(),
    userId: uuid("user_id").notNull(),
    screen: text("screen", { enum: SAVED_VIEW_SCREENS }).notNull(),
    name: text("name").notNull(),
    /** The query string of the URL, after `?`. */
    search: text("search").notNull(),
    /** How often new results are emailed; for job searches. */
    digest: text("digest", { enum: DIGESTS }).notNull().default("none"),
    /** When the next digest is due. */
    nextDigestAt: at("next_digest_at"),
    /** When the person unsubscribed by an email's link, which can be undone; the choice above stays. */
    digestOffAt: at("digest_off_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }).onDelete("cascade"),
    index("saved_views_user").on(table.companyId, table.userId, table.screen),
    index("saved_views_due").on(table.companyId, table.nextDigestAt).where(sql`next_digest_at is not null`),
    tenantPolicy(),
  ],
).enableRLS();

/** Jobs that a saved search found already, so that digests list each job once. */
export const digestJobs = pgTable(
  "digest_jobs",
  {
    companyId: companyId(),
    viewId: uuid("view_id").notNull(),
    vacancyId: uuid("vacancy_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.viewId, table.vacancyId] }),
    foreignKey({
      columns: [table.companyId, table.viewId],
      foreignColumns: [savedViews.companyId, savedViews.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.vacancyId],
      foreignColumns: [vacancies.companyId, vacancies.id],
    }).onDelete("cascade"),
    index("digest_jobs_vacancy").on(table.companyId, table.vacancyId),
    tenantPolicy(),
  ],
).enableRLS();
