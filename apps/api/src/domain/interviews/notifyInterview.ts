import type { Tx } from "../../platform/db/database.ts";
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
  what: "offered" | "booked" | "moved" | "changed" | "canceled",
): Promise<void> {
  const { id, applicationId, applicant, jobIn, startsAt } = appointment;
  const isOwn = kind === "own_interview";
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
