import type { InterviewPlan } from "@vaardig/contract/interviews";
import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/events/recordEvent.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { cancelThese } from "../../platform/interviews/cancelInterviews.ts";
import { appointmentOf, colleaguesOf } from "../../platform/interviews/parties.queries.ts";
import { tellApplicant, tellColleagues } from "../../platform/interviews/tellInterview.ts";
import {
  type ApplicationRow,
  lockApplication,
} from "../../platform/recruiting/applications/applicationRow.ts";
import { reachStage } from "../../platform/recruiting/applications/reachStage.ts";
import type { Services } from "../../platform/services.ts";
import { clashesOf, countColleagues, replaceParts } from "./interviews.queries.ts";

interface Command {
  companyId: string;
  actorId: string;
}

interface Held {
  id: string;
  application_id: string;
  status: "offered" | "booked" | "canceled";
  starts_at: Date | null;
  minutes: number;
  version: number;
}

/** Boards hear of it as of every change of an application. */
async function touch(tx: Tx, companyId: string, applicationId: string): Promise<void> {
  await tx.$client.query("update applications set updated_at = now() where company_id = $1 and id = $2", [
    companyId,
    applicationId,
  ]);
}

async function log(tx: Tx, command: Command, verb: string, application: ApplicationRow, id: string) {
  await recordEvent(tx, {
    ...command,
    kind: `interview.${verb}`,
    userId: application.user_id,
    subjectId: application.vacancy_id,
    data: { application_id: application.id, interview_id: id },
  });
}

/** An interview of the company with its application, both held in this order until the transaction ends; 404 otherwise. */
export async function holdInterview(tx: Tx, companyId: string, id: string) {
  const read = (lock: string) =>
    tx.$client.query<Held>(
      `select id, application_id, status, starts_at, minutes, version from interviews
       where company_id = $1 and id = $2 ${lock}`,
      [companyId, id],
    );
  const { application_id: applicationId } = found((await read("")).rows[0]);
  const application = await lockApplication(tx, companyId, applicationId);
  return { application, interview: found((await read("for update")).rows[0]) };
}

type Holding = Awaited<ReturnType<typeof holdInterview>>;

function refuseEnded({ outcome, archived_at }: ApplicationRow): void {
  if (outcome !== "active" || archived_at) throw new AppError("move_not_allowed");
}

async function checkPlan(
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

/** The very interview that the same person offered within the last minute and that still stands: a repeated call's. */
async function justOffered(
  tx: Tx,
  { companyId, actorId, applicationId, plan }: Command & { applicationId: string; plan: InterviewPlan },
): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select i.id from interviews i
     where i.company_id = $1 and i.application_id = $2 and i.offered_by = $3 and i.status <> 'canceled'
       and i.created_at > now() - interval '1 minute' and (i.title, i.kind, i.place, i.minutes) = ($4, $5, $6, $7::int)
       and $8::timestamptz[] = array(select s.starts_at from interview_slots s
         where s.company_id = i.company_id and s.interview_id = i.id order by s.starts_at)
       and $9::uuid[] = array(select w.user_id from interviewers w
         where w.company_id = i.company_id and w.interview_id = i.id order by w.user_id)`,
    [
      ...[companyId, applicationId, actorId, plan.title, plan.kind, plan.place, plan.minutes],
      [...plan.slots].sort((a, b) => Date.parse(a) - Date.parse(b)),
      [...plan.interviewer_ids].sort(),
    ],
  );
  return rows[0]?.id;
}

/**
 * Offers times to an applicant, who gets a mail; the application reaches Interview. Answers the interview's id; the same
 * again at once is a repeated call and changes nothing.
 */
export async function offerTimes(
  tx: Tx,
  services: Services,
  command: Command & { applicationId: string; plan: InterviewPlan },
): Promise<string> {
  const { companyId, actorId, applicationId, plan } = command;
  const application = await lockApplication(tx, companyId, applicationId);
  refuseEnded(application);
  const repeated = await justOffered(tx, command);
  if (repeated) return repeated;
  const times = await checkPlan(tx, companyId, plan, application.user_id);
  const id = v7();
  const data = { interview_id: id };
  await reachStage(tx, { companyId, actorId, id: applicationId, to: "Interview", data });
  await tx.$client.query(
    `insert into interviews (company_id, id, application_id, title, kind, place, minutes, offered_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [companyId, id, applicationId, plan.title, plan.kind, plan.place, plan.minutes, actorId],
  );
  await replaceParts(tx, companyId, id, { times, userIds: plan.interviewer_ids });
  await touch(tx, companyId, applicationId);
  await log(tx, { companyId, actorId }, "offered", application, id);
  const appointment = await appointmentOf(tx, companyId, id);
  await tellApplicant({ tx, services, companyId, actorId, appointment, colleagues: [] }, "offered");
  return id;
}

/** Offers new times; a time that was chosen does not hold any more and leaves everybody's calendar. */
export async function changeTimes(
  tx: Tx,
  services: Services,
  {
    companyId,
    actorId,
    version,
    plan,
    held,
  }: Command & { version: number; plan: InterviewPlan; held: Holding },
): Promise<void> {
  const { application, interview } = held;
  if (interview.version !== version) throw new AppError("stale_version");
  refuseEnded(application);
  if (interview.status === "canceled") throw new AppError("move_not_allowed");
  const times = await checkPlan(tx, companyId, plan, application.user_id);
  const { id } = interview;
  const before = await appointmentOf(tx, companyId, id);
  const colleagues = await colleaguesOf(tx, companyId, id);
  await tx.$client.query(
    `update interviews set title = $3, kind = $4, place = $5, minutes = $6, offered_by = $7, status = 'offered',
       starts_at = null, sequence = sequence + 1, version = version + 1, updated_at = now()
     where company_id = $1 and id = $2`,
    [companyId, id, plan.title, plan.kind, plan.place, plan.minutes, actorId],
  );
  await replaceParts(tx, companyId, id, { times, userIds: plan.interviewer_ids });
  await touch(tx, companyId, application.id);
  await log(tx, { companyId, actorId }, "changed", application, id);
  const after = await appointmentOf(tx, companyId, id);
  const about = { tx, services, companyId, actorId, colleagues };
  const gone = { ...before, sequence: after.sequence };
  await tellColleagues({ ...about, appointment: gone }, "CANCEL");
  // The mail tells the new times; the calendar file takes the old one out.
  const told = { ...after, startsAt: before.startsAt, offeredBy: before.offeredBy };
  await tellApplicant({ ...about, appointment: told }, "changed");
}

/** Only one at a time books somebody, so that nobody is booked twice at once. */
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
 * Chooses a time: everybody gets an invitation, of which a later one replaces the earlier. The same time again changes
 * nothing. Throws `stale_version`, `slot_taken`, and what `allow` throws for an interview that is booked already.
 */
export async function bookSlot(
  tx: Tx,
  services: Services,
  command: Command & { slotId: string; version: number; held: Holding; allow?: (startsAt: Date) => void },
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
  refuseEnded(application);
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
  await touch(tx, companyId, application.id);
  await log(tx, { companyId, actorId }, "booked", application, id);
  const appointment = await appointmentOf(tx, companyId, id);
  const colleagues = await colleaguesOf(tx, companyId, id);
  const call = { tx, services, companyId, actorId, appointment, colleagues };
  await tellColleagues(call, "REQUEST");
  await tellApplicant(call, "booked");
}

/** Cancels an interview that is still to come; canceling it again changes nothing. Throws `stale_version`. */
export async function cancelInterview(
  tx: Tx,
  services: Services,
  { companyId, actorId, version, held }: Command & { version: number; held: Holding },
): Promise<void> {
  const { interview, application } = held;
  if (interview.status === "canceled" && interview.version === version + 1) return;
  if (interview.version !== version) throw new AppError("stale_version");
  const isOver = interview.starts_at && interview.starts_at.getTime() <= Date.now();
  if (interview.status === "canceled" || isOver) throw new AppError("move_not_allowed");
  await cancelThese(tx, services, { companyId, actorId, ids: [interview.id] });
  await touch(tx, companyId, application.id);
}
