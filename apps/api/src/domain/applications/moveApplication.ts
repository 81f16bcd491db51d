import type { MoveReason } from "@vaardig/contract/applications/applicationReasons";
import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { touchRetention } from "../candidates/retention.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { type ApplicationRow, lockApplication, stateOf, storedReason } from "./applicationRow.ts";
import { EVENT_OF, lastMove, previousStage } from "./lastMove.ts";
import { type PipelineAction, type Transition, transitionsFrom } from "./pipelineMachine.ts";
import { replaceOffers } from "./replaceOffers.ts";
import { StaleApplicationError } from "./staleApplicationError.ts";

export interface PipelineCommand {
  companyId: string;
  actorId: string;
  id: string;
  action: PipelineAction;
  /** Stage of a `move`; the other actions know theirs. */
  to?: Stage;
  /** What the actor saw; absent when the actor did not look at a version, as with an applicant's own acts. */
  version?: number;
  reason?: MoveReason;
  /** The actor's own words; kept with the application, never in the log. */
  note?: string;
  /** More for the log: ids and codes only. */
  data?: Record<string, unknown>;
  /** Whether what this command asks beside the step is there already; asked of one that may be a repeated one. */
  isThere?: () => Promise<boolean>;
}

/** An application after a command. */
export interface MovedApplication {
  id: string;
  vacancyId: string;
  userId: string;
  from: Stage;
  stage: Stage;
  outcome: Outcome;
  archived: boolean;
  version: number;
  /** False when the same actor had done exactly this before: a repeated call does nothing twice. */
  changed: boolean;
}

function presentMoved(row: ApplicationRow, from: Stage, changed: boolean): MovedApplication {
  const { id, vacancy_id: vacancyId, user_id: userId, version } = row;
  return { id, vacancyId, userId, from, ...stateOf(row), version, changed };
}

/**
 * Whether the last thing that happened is this very command, by the same actor: a double click or a retry. The same act
 * with another reason or other terms, as from a second window, is another command.
 */
async function isDone(tx: Tx, command: PipelineCommand, row: ApplicationRow): Promise<boolean> {
  if (command.version !== undefined && command.version !== row.version - 1) return false;
  const last = await lastMove(tx, command.companyId, row);
  if (last?.actorId !== command.actorId || last.kind !== EVENT_OF[command.action]) return false;
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
  // An undo gives back the days it stood there; whatever else changes the stage starts them again.
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
 * The one way in which an application changes: the row is held, the version and the table of allowed moves are checked,
 * the change is written with its entry in the log. A command that its actor gave before answers as done. Throws
 * `stale_version` when someone else was first, `move_not_allowed` when the table has no such step, `not_found`.
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
    kind: EVENT_OF[action],
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
