import { foreignKey, pgTable, uuid } from "drizzle-orm/pg-core";
import { at, tenantPolicy } from "../../../platform/db/columns.ts";
import { companies } from "../../companies/companies.table.ts";

/** What a company asks of the accounts of its own people. */
export const signInRules = pgTable(
  "sign_in_rules",
  {
    companyId: uuid("company_id").primaryKey(),
    /** From when on people without a second factor can do nothing but set one up; null while none is required. */
    secondFactorFrom: at("second_factor_from"),
  },
  (table) => [
    foreignKey({ columns: [table.companyId], foreignColumns: [companies.id] }).onDelete("cascade"),
    tenantPolicy(),
  ],
).enableRLS();
