import type { InterviewPlan } from "@vaardig/contract/interviews/interviews";
import type { ApplicationRow } from "../../domain/applications/applicationRow.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { countColleagues } from "./interviews.queries.ts";

/** The person who arranges an interview. */
export interface Arranger {
  companyId: string;
  actorId: string;
}

/** Records an event about an interview. */
export async function logInterview(
  tx: Tx,
  command: Arranger,
  verb: string,
  application: ApplicationRow,
  id: string,
) {
  await recordEvent(tx, {
    ...command,
    kind: `interview.${verb}`,
    userId: application.user_id,
    subjectId: application.vacancy_id,
    data: { application_id: application.id, interview_id: id },
  });
}

/** Throws `move_not_allowed` when the application has ended or is archived. */
export function requireOpenApplication({ outcome, archived_at }: ApplicationRow): void {
  if (outcome !== "active" || archived_at) throw new AppError("move_not_allowed");
}

/**
 * Returns the times of a plan. Throws 400 at the field when a time is in the past or an interviewer is no
 * colleague.
 */
export async function checkPlan(
  tx: Tx,
  companyId: string,
  plan: InterviewPlan,
  applicantId: string,
): Promise<Date[]> {
  const times = plan.slots.map((at) => new Date(at));
  if (times.some((at) => at.getTime() <= Date.now()))
    throw new AppError("validation_failed", { fields: { slots: "slot_past" } });
  const ids = plan.interviewer_ids;
  if (ids.includes(applicantId) || (await countColleagues(tx, companyId, ids)) < ids.length)
    throw new AppError("validation_failed", { fields: { interviewer_ids: "interviewer_unknown" } });
  return times;
}
