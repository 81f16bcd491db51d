import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, companyId, ownId, tenantPolicy } from "../../../platform/db/columns.ts";
import { companies } from "../companies.table.ts";

const STATES = ["setup", "trialing", "active", "past_due", "paused", "canceled", "suspended"] as const;

/** Every lifecycle transition of a company, append-only. The reason is free text, which events never hold. */
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
    /** A person's reason, or a code of the product. */
    reason: text("reason").notNull(),
    /** Null for a transition made by the product. */
    actorId: uuid("actor_id"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }).onDelete("cascade"),
    index("company_moves_at").on(table.companyId, table.at),
    tenantPolicy(),
  ],
).enableRLS();
