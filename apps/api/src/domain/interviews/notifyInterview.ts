import type { Tx } from "../../platform/db/database.ts";
import { dropNotifications } from "../notifications/dropNotifications.ts";
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
  what: "offered" | "booked" | "moved" | "changed" | "canceled" | "taken_back",
): Promise<void> {
  const { id, applicationId, applicant, jobIn, startsAt } = appointment;
  const isOwn = kind === "own_interview";
  // An applicant who acts knows of it: what they were asked before is done.
  if (isOwn && actorId === applicant.id) return dropOwnInterview(tx, companyId, { id, userId: applicant.id });
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

/** Deletes what an applicant was told about an interview, because it is answered or another email tells of its end. */
export function dropOwnInterview(
  tx: Tx,
  companyId: string,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  return dropNotifications(tx, { companyId, userId, kind: "own_interview", subjectId: id });
}
