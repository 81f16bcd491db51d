import { foreignKey, pgTable, uuid } from "drizzle-orm/pg-core";
import { at, tenantPolicy } from "../../../platform/db/columns.ts";
import { companies } from "../../companies/companies.table.ts";

/** Security rules of a company for the accounts of its own people. */
export const signInRules = pgTable(
  "sign_in_rules",
  {
    companyId: uuid("company_id").primaryKey(),
    /** From this time on people without a second factor can only set one up; null when it is not required. */
    secondFactorFrom: at("second_factor_from"),
  },
  (table) => [
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }).onDelete("cascade"),
    tenantPolicy(),
  ],
).enableRLS();
