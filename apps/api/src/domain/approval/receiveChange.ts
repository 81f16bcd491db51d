import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { APPROVED_TABLES, type ApprovedNoun } from "./approvedTables.ts";

interface Changing {
  id: string;
  version: number;
  /** Nothing of it is in force yet while this is false. */
  isApproved: boolean;
  /** A change of it waits already, or was declined. */
  hasChange: boolean;
}

/** What is written beside the version; the values to come and who changes them are there as $4 and $5 where it says so. */
const WRITES = {
  draft: { set: "", needs: 0 },
  inForce: { set: ", status = 'Approved', revision = null, decline_reason = null", needs: 0 },
  joins: { set: ", revision = $4::jsonb", needs: 1 },
  waits: {
    set: ", revision = $4::jsonb, status = 'Pending', submitted_by = $5, submitted_at = now()",
    needs: 2,
  },
} as const;

/**
 * Raises the version for a change of a vacancy or project and answers whether the change waits: a material one of what
 * is approved does, or joins the one that waits; an administrator's, and one that leaves nothing material, goes in force
 * and ends the wait. Throws 409 when the record is not of this version any more.
 */
export async function receiveChange(
  tx: Tx,
  { companyId, userId, role }: Viewer,
  noun: ApprovedNoun,
  { id, version, isApproved, hasChange }: Changing,
  { next, isMaterial }: { next: object; isMaterial: boolean },
): Promise<boolean> {
  const waits = isApproved && isMaterial && (hasChange || role !== "admin");
  const { set, needs } = WRITES[waits ? (hasChange ? "joins" : "waits") : isApproved ? "inForce" : "draft"];
  const { rowCount } = await tx.$client.query(
    `update ${APPROVED_TABLES[noun]} set version = version + 1, updated_at = now()${set}
     where company_id = $1 and id = $2 and version = $3`,
    [companyId, id, version, ...[JSON.stringify(next), userId].slice(0, needs)],
  );
  if (rowCount === 0) throw new AppError("stale_version");
  return waits;
}
