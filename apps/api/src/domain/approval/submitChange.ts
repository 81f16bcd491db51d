import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { APPROVED_TABLES, type ApprovedNoun } from "./approvedTables.ts";

interface Changing {
  id: string;
  version: number;
  /** False until the record has been approved for the first time. */
  isApproved: boolean;
  /** An earlier change is pending or was declined. */
  hasChange: boolean;
}

/**
 * The columns written beside the version; with `needs` 1 or 2 the new values are $4 and the actor's id $5.
 */
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
 * Raises the version for a change of a job or project and returns whether the change awaits approval. A
 * material change of an approved record waits, or joins the pending change; a change by an administrator, or
 * one that leaves nothing material, takes effect and ends the wait. Throws 409 for an older version.
 */
export async function submitChange(
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
