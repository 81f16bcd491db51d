import type { Tx } from "../../platform/db/database.ts";
import { deleteNotifications } from "../notifications/deleteNotifications.ts";
import { namesOf } from "../notifications/namesOf.ts";
import { notify } from "../notifications/notify.ts";
import type { NotificationValues } from "../notifications/subjects.ts";
import type { Appointment, Colleague } from "./parties.queries.ts";

interface Call {
  tx: Tx;
  companyId: string;
  actorId: string;
  appointment: Appointment;
  colleagues: readonly Colleague[];
}

/** Notifies the interviewers and the organizer, or the applicant, of a change of an interview. */
export async function notifyInterview(
  { tx, companyId, actorId, appointment, colleagues }: Call,
  kind: "interview_changed" | "own_interview",
  what: "offered" | "new_times" | "booked" | "moved" | "changed" | "canceled" | "taken_back",
): Promise<void> {
  const { id, applicationId, applicant, jobIn, startsAt } = appointment;
  const isOwn = kind === "own_interview";
  // An applicant who acts knows of it: what they were asked before is done.
  if (isOwn && actorId === applicant.id)
    return deleteOwnInterviewNotifications(tx, companyId, { id, userId: applicant.id });
  const time: NotificationValues = startsAt ? { start_time: startsAt.toISOString() } : {};
  await notify(tx, {
    companyId,
    actorId,
    kind,
    subject: { type: isOwn ? "own_interview" : "interview", id },
    userIds: isOwn ? [applicant.id] : colleagues.map((one) => one.id),
    values: { ...namesOf(jobIn), ...time, what, application: applicationId },
    personId: isOwn ? null : applicant.id,
  });
}

/**
 * Notifies colleagues that times are chosen again: those who stay of new times, those who join of the offer.
 * Those who leave may no longer open it, so their notifications of it are deleted.
 */
export async function notifyNewTimes(call: Call, colleagues: readonly Colleague[]): Promise<void> {
  const without = (some: readonly Colleague[], others: readonly Colleague[]) =>
    some.filter(({ id }) => !others.some((one) => one.id === id));
  const joining = without(colleagues, call.colleagues);
  const tell = (some: readonly Colleague[], what: "new_times" | "offered") =>
    notifyInterview({ ...call, colleagues: some }, "interview_changed", what);
  await tell(without(colleagues, joining), "new_times");
  await tell(joining, "offered");
  for (const { id: userId } of without(call.colleagues, colleagues))
    await deleteNotifications(call.tx, {
      companyId: call.companyId,
      userId,
      kind: "interview_changed",
      subjectId: call.appointment.id,
    });
}

/**
 * Deletes an applicant's notifications of an interview, because it is answered or another email announces its
 * end.
 */
export function deleteOwnInterviewNotifications(
  tx: Tx,
  companyId: string,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  return deleteNotifications(tx, { companyId, userId, kind: "own_interview", subjectId: id });
}
