import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, ownId, tenantPolicy } from "../../../platform/db/columns.ts";
import { companies } from "../companies.table.ts";

const STATES = ["setup", "trialing", "active", "past_due", "paused", "canceled", "suspended"] as const;

/** Every move of a company's life, written once. The reason is free text, which events never hold. */
export const companyMoves = pgTable(
  "company_moves",
  {
    companyId: companyId(),
    id: ownId(),
    at: at("at").notNull().defaultNow(),
    move: text("move", {
      enum: [
        "start_trial",
        "extend_trial",
        "activate",
        "payment_failed",
        "pause",
        "cancel",
        "suspend",
        "resume",
      ],
    }).notNull(),
    from: text("from_state", { enum: STATES }).notNull(),
    to: text("to_state", { enum: STATES }).notNull(),
    /** What a person gave as the reason, or a code of the product's own. */
    reason: text("reason").notNull(),
    /** Null when the product itself moved it. */
    actorId: uuid("actor_id"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }).onDelete("cascade"),
    index("company_moves_at").on(table.companyId, table.at),
    tenantPolicy(),
  ],
).enableRLS();
