import { touchApplication } from "../../domain/applications/touchApplication.ts";
import { notifyApplicant, notifyColleagues } from "../../domain/interviews/notifyParties.ts";
import { appointmentOf, colleaguesOf } from "../../domain/interviews/parties.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import { type Arranger, logInterview, requireOpenApplication } from "./arranging.ts";
import { canChooseAnother } from "./interviews.present.ts";
import { clashesOf, findInterview } from "./interviews.queries.ts";
import type { LockedInterview } from "./lockInterview.ts";

/** Locks the interviewers one by one, so that concurrent bookings cannot overlap. */
async function holdInterviewers(tx: Tx, companyId: string, id: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ user_id: string }>(
    "select user_id from interviewers where company_id = $1 and interview_id = $2 order by user_id",
    [companyId, id],
  );
  for (const { user_id: userId } of rows)
    await tx.$client.query("select pg_advisory_xact_lock(hashtextextended('interviewer ' || $1, 0))", [
      userId,
    ]);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Books a time: everyone gets an invitation, which a later one replaces. Booking the same time again changes
 * nothing. Throws `stale_version`, `slot_taken`, and the errors of `allow` for an interview that is booked
 * already.
 */
export async function bookSlot(
  tx: Tx,
  services: TxServices,
  command: Arranger & {
    slotId: string;
    version: number;
    held: LockedInterview;
    allow?: (startsAt: Date) => void;
  },
): Promise<void> {
  const { companyId, actorId, slotId, version, held, allow } = command;
  const { application, interview } = held;
  const { rows } = await tx.$client.query<{ starts_at: Date }>(
    "select starts_at from interview_slots where company_id = $1 and interview_id = $2 and id = $3",
    [companyId, interview.id, slotId],
  );
  const at = rows[0]?.starts_at;
  if (at && interview.status === "booked" && interview.starts_at?.getTime() === at.getTime()) return;
  if (interview.version !== version) throw new AppError("stale_version");
  const startsAt = found(at);
  requireOpenApplication(application);
  if (interview.status === "canceled") throw new AppError("move_not_allowed");
  if (interview.starts_at) allow?.(interview.starts_at);
  const userIds = await holdInterviewers(tx, companyId, interview.id);
  const { minutes, id } = interview;
  const clashes = await clashesOf(tx, companyId, { userIds, times: [startsAt], minutes, except: id });
  if (startsAt.getTime() <= Date.now() || clashes.length > 0) throw new AppError("slot_taken");
  await tx.$client.query(
    `update interviews set status = 'booked', starts_at = $3, sequence = sequence + 1, version = version + 1,
       updated_at = now() where company_id = $1 and id = $2`,
    [companyId, id, startsAt],
  );
  await touchApplication(tx, companyId, application.id);
  await logInterview(tx, { companyId, actorId }, "booked", application, id);
  const appointment = await appointmentOf(tx, companyId, id);
  const colleagues = await colleaguesOf(tx, companyId, id);
  const call = { tx, services, companyId, actorId, appointment, colleagues };
  await notifyColleagues(call, { news: interview.starts_at ? "replaced" : "booked" });
  const now = found(await findInterview(tx, companyId, id));
  await notifyApplicant(call, canChooseAnother(now) ? "booked" : "booked_for_good");
}
