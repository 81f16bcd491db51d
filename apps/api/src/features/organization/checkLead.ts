import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { IS_STAFFED_SQL } from "./units.sql.ts";

/** Throws at the field for a lead who is none of the company's own people; null and absent are valid. */
export async function checkLead(tx: Tx, companyId: string, leadId: string | null | undefined): Promise<void> {
  if (!leadId) return;
  const { rowCount } = await tx.$client.query(
    `select 1 from users u where u.company_id = $1 and u.id = $2 and ${IS_STAFFED_SQL}`,
    [companyId, leadId],
  );
  if (rowCount === 0) throw new AppError("validation_failed", { fields: { lead_id: "choice" } });
}
