import type { ApprovalAct, ApprovalCommand } from "@vaardig/contract/jobs/approvalActs";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, authorize } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { recordEvent } from "../events/recordEvent.ts";
import type { JobFacts } from "../jobs/jobScope.ts";
import { type ApprovalState, canAct, isAllowedInState } from "./approval.ts";
import { APPROVED_TABLES, type ApprovedNoun } from "./approvedTables.ts";

/** The commands that change the approval state of a job or project. */
export type ApprovalMove = Exclude<ApprovalCommand, "delete">;

/** The columns each command writes; with `needs` 1 or 2 the actor's id is $4 and the reason $5. */
const WRITES: Record<ApprovalMove, { set: string; needs: 0 | 1 | 2 }> = {
  submit: {
    set: "status = 'Pending', submitted_by = $4, submitted_at = now(), decline_reason = null",
    needs: 1,
  },
  approve: {
    set: "status = 'Approved', decided_by = $4, decided_at = now(), decline_reason = null, revision = null",
    needs: 1,
  },
  decline: {
    set: "status = 'Declined', decided_by = $4, decided_at = now(), decline_reason = $5",
    needs: 2,
  },
  discard_change: { set: "status = 'Approved', decline_reason = null, revision = null", needs: 0 },
  hold: { set: "publication = 'on_hold'", needs: 0 },
  reopen: { set: "publication = 'open'", needs: 0 },
  close: { set: "publication = 'closed'", needs: 0 },
};

const PAST: Record<ApprovalMove, string> = {
  submit: "submitted",
  approve: "approved",
  decline: "declined",
  discard_change: "change_discarded",
  hold: "held",
  reopen: "reopened",
  close: "closed",
};

export interface Approvable extends JobFacts, ApprovalState {
  id: string;
  version: number;
}

/**
 * Throws 403 when the reader has no permission, 409 stale_version for an older version, and 409 conflict when
 * the action does not fit the current state.
 */
export function checkAct(viewer: Viewer, record: Approvable, act: ApprovalAct, version: number): void {
  authorize(canAct(viewer, record, act));
  if (record.version !== version) throw new AppError("stale_version");
  if (!isAllowedInState(record, act)) throw new AppError("conflict");
}

/**
 * Runs one checked command on a job or project and records its event; of two concurrent commands the second
 * fails as stale.
 */
export async function moveApproval(
  tx: Tx,
  viewer: Viewer,
  noun: ApprovedNoun,
  record: Approvable,
  move: { to: ApprovalMove; version: number; reason?: string },
): Promise<void> {
  checkAct(viewer, record, move.to, move.version);
  const { companyId, userId: actorId } = viewer;
  const { set, needs } = WRITES[move.to];
  const { rowCount } = await tx.$client.query(
    `update ${APPROVED_TABLES[noun]} set ${set}, version = version + 1, updated_at = now()
     where company_id = $1 and id = $2 and version = $3`,
    [companyId, record.id, move.version, ...[actorId, move.reason ?? null].slice(0, needs)],
  );
  if (rowCount === 0) throw new AppError("stale_version");
  await recordEvent(tx, {
    companyId,
    actorId,
    kind: `${noun}.${PAST[move.to]}`,
    subjectId: record.id,
    data: { status: record.status, publication: record.publication, has_change: record.hasChange },
  });
}
