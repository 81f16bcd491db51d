import type { MoveReason } from "@vaardig/contract/applications/applicationReasons";
import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { touchRetention } from "../candidates/retention.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { type ApplicationRow, lockApplication, stateOf, storedReason } from "./applicationRow.ts";
import { EVENT_KINDS, lastMove, previousStage } from "./lastMove.ts";
import { type PipelineAction, type Transition, transitionsFrom } from "./pipelineMachine.ts";
import { replaceOffers } from "./replaceOffers.ts";
import { StaleApplicationError } from "./staleApplicationError.ts";

export interface PipelineCommand {
  companyId: string;
  actorId: string;
  id: string;
  action: PipelineAction;
  /** Target stage of a `move`; the other actions determine their own. */
  to?: Stage;
  /** The version the actor saw; absent when the actor saw none, as with an applicant's own actions. */
  version?: number;
  reason?: MoveReason;
  /** The actor's note; stored with the application, never in the event log. */
  note?: string;
  /** Additional event data: ids and codes only. */
  data?: Record<string, unknown>;
  /** Returns whether the command's further effects are already in place; called for a possible repeat. */
  isThere?: () => Promise<boolean>;
}

/** The state of an application after a command. */
export interface MovedApplication {
  id: string;
  vacancyId: string;
  userId: string;
  from: Stage;
  stage: Stage;
  outcome: Outcome;
  archived: boolean;
  /** The person applied; false for someone who was only added or asked. */
  applied: boolean;
  version: number;
  /** False when the same actor already did exactly this: a repeated call has no effect. */
  changed: boolean;
}

function presentMoved(row: ApplicationRow, from: Stage, changed: boolean): MovedApplication {
  const { id, vacancy_id: vacancyId, user_id: userId, version } = row;
  const applied = row.applied_at !== null;
  return { id, vacancyId, userId, from, ...stateOf(row), applied, version, changed };
}

/**
 * Returns whether the latest event is this same command by the same actor: a double click or a retry. The
 * same action with another reason or other terms, for example from a second window, is a new command.
 */
async function isDone(tx: Tx, command: PipelineCommand, row: ApplicationRow): Promise<boolean> {
  if (command.version !== undefined && command.version !== row.version - 1) return false;
  const last = await lastMove(tx, command.companyId, row);
  if (last?.actorId !== command.actorId || last.kind !== EVENT_KINDS[command.action]) return false;
  if (command.action === "move" && row.stage !== command.to) return false;
  if (command.reason && row.reason !== storedReason(command.reason, command.note)) return false;
  return (await command.isThere?.()) ?? true;
}

async function stepOf(tx: Tx, command: PipelineCommand, row: ApplicationRow): Promise<Transition> {
  const before = await previousStage(tx, command.companyId, row);
  const step = transitionsFrom(stateOf(row), before.stage).find(
    ({ action, to }) => action === command.action && (action !== "move" || to.stage === command.to),
  );
  if (!step) throw new AppError("move_not_allowed");
  if (step.reasonAsked && !command.reason)
    throw new AppError("validation_failed", { fields: { reason: "required" } });
  return step;
}

async function write(tx: Tx, command: PipelineCommand, row: ApplicationRow, step: Transition) {
  const { companyId, id, action } = command;
  // An undo restores the days at the stage; any other change of stage starts the count again.
  const since =
    action === "undo_rejection"
      ? (await previousStage(tx, companyId, row)).since
      : step.to.stage === row.stage
        ? row.stage_since
        : null;
  const { rows } = await tx.$client.query<ApplicationRow>({
    name: "application_step",
    text: `update applications set stage = $3, outcome = $4, stage_since = coalesce($5, now()),
        archived_at = case when $6 then coalesce(archived_at, now()) end,
        reason = case when $7 then $8 else reason end,
        applied_at = case when $9 then coalesce(applied_at, now()) else applied_at end,
        hired_at = case when $4 = 'hired' then coalesce(hired_at, now()) end,
        rejection_mail_id = case when $4 = 'rejected' then rejection_mail_id end,
        version = version + 1, updated_at = now()
      where company_id = $1 and id = $2 returning id, vacancy_id, user_id, stage, stage_since, outcome, archived_at,
        rejection_mail_id, applied_at, reason, version`,
    values: [
      companyId,
      id,
      step.to.stage,
      step.to.outcome,
      since,
      step.to.archived,
      command.reason !== undefined || action === "undo_rejection",
      storedReason(command.reason, command.note),
      action === "apply",
    ],
  });
  return rows[0] ?? row;
}

/**
 * Applies a command to an application; every change goes through here. Locks the row, checks the version and
 * the transition table, and writes the change with its event. A command repeated by its actor returns
 * `changed: false`. Throws `stale_version` when another person was first, `move_not_allowed` when the table
 * has no such transition, and `not_found`.
 */
export async function moveApplication(tx: Tx, command: PipelineCommand): Promise<MovedApplication> {
  const { companyId, actorId, action, version, reason } = command;
  const row = await lockApplication(tx, companyId, command.id);
  const stale = version !== undefined && version !== row.version;
  if (stale || version === undefined) {
    if (await isDone(tx, command, row)) return presentMoved(row, row.stage, false);
    if (stale) throw new StaleApplicationError(row, await lastMove(tx, companyId, row));
  }
  const step = await stepOf(tx, command, row);
  const moved = await write(tx, command, row, step);
  await recordEvent(tx, {
    companyId,
    actorId,
    kind: EVENT_KINDS[action],
    userId: row.user_id,
    subjectId: row.vacancy_id,
    data: {
      application_id: row.id,
      from: row.stage,
      to: moved.stage,
      since: row.stage_since.toISOString(),
      version: moved.version,
      ...(reason && { reason }),
      ...command.data,
    },
  });
  if (row.stage === "Job offer" && (action === "move" || action === "withdraw"))
    await replaceOffers(tx, companyId, row.id);
  if (moved.outcome !== "active" || moved.archived_at) await touchRetention(tx, companyId, row.user_id);
  return presentMoved(moved, row.stage, true);
}
