import type { InterviewPlan } from "@vaardig/contract/interviews/interviews";
import { touchApplication } from "../../domain/applications/touchApplication.ts";
import { notifyNewTimes } from "../../domain/interviews/notifyInterview.ts";
import { notifyApplicant, notifyColleagues } from "../../domain/interviews/notifyParties.ts";
import { appointmentOf, colleaguesOf } from "../../domain/interviews/parties.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import { type Arranger, checkPlan, logInterview, requireOpenApplication } from "./arranging.ts";
import { replaceParts } from "./interviews.queries.ts";
import type { LockedInterview } from "./lockInterview.ts";

/** Offers new times; a booked time is released and removed from all calendars. */
export async function changeTimes(
  tx: Tx,
  services: TxServices,
  {
    companyId,
    actorId,
    version,
    plan,
    held,
  }: Arranger & { version: number; plan: InterviewPlan; held: LockedInterview },
): Promise<void> {
  const { application, interview } = held;
  if (interview.version !== version) throw new AppError("stale_version");
  requireOpenApplication(application);
  // A past interview is not rearranged: everyone invited would be notified of a cancellation.
  const isOver = interview.starts_at !== null && interview.starts_at.getTime() <= Date.now();
  if (interview.status === "canceled" || isOver) throw new AppError("move_not_allowed");
  const times = await checkPlan(tx, companyId, plan, application.user_id);
  const { id } = interview;
  const before = await appointmentOf(tx, companyId, id);
  const colleagues = await colleaguesOf(tx, companyId, id);
  await tx.$client.query(
    `update interviews set title = $3, kind = $4, place = $5, minutes = $6, offered_by = $7, status = 'offered',
       starts_at = null, sequence = sequence + (starts_at is not null)::int, version = version + 1, updated_at = now()
     where company_id = $1 and id = $2`,
    [companyId, id, plan.title, plan.kind, plan.place, plan.minutes, actorId],
  );
  await replaceParts(tx, companyId, id, { times, userIds: plan.interviewer_ids });
  await touchApplication(tx, companyId, application.id);
  await logInterview(tx, { companyId, actorId }, "changed", application, id);
  const after = await appointmentOf(tx, companyId, id);
  const about = { tx, services, companyId, actorId, colleagues };
  const gone = { ...before, sequence: after.sequence };
  await notifyColleagues({ ...about, appointment: gone }, { news: "canceled", cause: "new_times" });
  await notifyNewTimes({ ...about, appointment: gone }, await colleaguesOf(tx, companyId, id));
  await notifyApplicant({ ...about, appointment: after }, "changed", gone);
}
