import type { Tx } from "../../../platform/db/database.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { recordEvent } from "../../events/recordEvent.ts";
import { type GoalMove, STATE_AFTER_MOVE } from "./goalMachine.ts";
import type { GoalRow } from "./goals.queries.ts";
import { updateGoal } from "./saveGoal.queries.ts";

const PAST: Record<GoalMove, string> = {
  accept: "accepted",
  decline: "declined",
  start: "started",
  complete: "completed",
  reopen: "reopened",
  cancel: "cancelled",
};

/**
 * Runs one checked command on a goal and records its event; of two concurrent commands the second fails as
 * stale.
 */
export async function moveGoal(
  tx: Tx,
  { companyId, userId: actorId }: Viewer,
  row: GoalRow,
  move: { to: GoalMove; version: number; reason?: string },
): Promise<void> {
  const state = STATE_AFTER_MOVE[move.to];
  await updateGoal(tx, { companyId, id: row.id }, move.version, {
    state,
    reason: move.reason || null,
    completedAt: state === "completed" ? new Date() : null,
  });
  await recordEvent(tx, {
    companyId,
    actorId,
    kind: `goal.${PAST[move.to]}`,
    userId: row.owner_id,
    subjectId: row.id,
    data: { from: row.state, to: state },
  });
}
