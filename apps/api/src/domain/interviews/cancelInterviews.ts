import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import { UNDO_MS } from "../applications/undoTime.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { deleteOwnInterviewNotifications } from "./notifyInterview.ts";
import { type ApplicantUpdate, notifyApplicant, notifyColleagues } from "./notifyParties.ts";
import { appointmentOf, colleaguesOf } from "./parties.queries.ts";

/** Lets the rejection's email, which is sent when the undo time is over, leave before the cancellation's. */
const AFTER_REJECTION_MS = 5_000;

interface These {
  companyId: string;
  actorId: string;
  ids: readonly string[];
  /** Cancels open offers of times without an email, because the applicant knows why from another one. */
  quietOffers?: boolean;
  /** The reason, when the applicant is given it. */
  because?: Because | undefined;
}

/** `not_needed`: the person has the job; `rejected`: a separate email announces the rejection. */
type Because = Extract<ApplicantUpdate, "not_needed" | "rejected">;

/** Cancels interviews that the caller has locked, and notifies everyone who knows of a time. */
export async function cancelLockedInterviews(
  tx: Tx,
  services: TxServices,
  { companyId, actorId, ids, quietOffers = false, because }: These,
): Promise<void> {
  for (const id of ids) {
    const before = await appointmentOf(tx, companyId, id);
    await tx.$client.query(
      `update interviews set status = 'canceled', sequence = sequence + (starts_at is not null)::int,
         version = version + 1, updated_at = now()
       where company_id = $1 and id = $2`,
      [companyId, id],
    );
    const colleagues = await colleaguesOf(tx, companyId, id);
    const appointment = { ...before, sequence: before.sequence + 1 };
    const call = { tx, services, companyId, actorId, appointment, colleagues };
    const { applicant, vacancyId, applicationId, applied } = appointment;
    const isOwnAct = actorId === applicant.id;
    const cause = isOwnAct ? (applied ? "withdrawn" : "stepped_back") : null;
    if (before.status === "booked") await notifyColleagues(call, { news: "canceled", cause });
    if (before.status === "booked" || !quietOffers)
      await notifyApplicant(call, because ?? (isOwnAct ? "withdrawn" : "canceled"));
    else await deleteOwnInterviewNotifications(tx, companyId, { id, userId: applicant.id });
    await recordEvent(tx, {
      companyId,
      actorId,
      kind: "interview.canceled",
      userId: applicant.id,
      subjectId: vacancyId,
      data: { application_id: applicationId, interview_id: id },
    });
  }
}

interface Ended {
  companyId: string;
  actorId: string;
  applicationId: string;
  /** The applicant ended it, or another email announces the end: times that no one chose need no email. */
  isTold: boolean;
  because?: Because | undefined;
}

async function cancelOpen(tx: Tx, services: TxServices, of: Ended, when: string, values: unknown[] = []) {
  const { companyId, actorId, applicationId, because, isTold } = of;
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from interviews where company_id = $1 and application_id = $2 and ${when} order by id for update`,
    [companyId, applicationId, ...values],
  );
  const ids = rows.map(({ id }) => id);
  await cancelLockedInterviews(tx, services, { companyId, actorId, ids, quietOffers: isTold, because });
}

/** Cancels the open interviews of an ended application: offered times and future bookings. */
export function cancelInterviews(tx: Tx, services: TxServices, of: Ended): Promise<void> {
  return cancelOpen(tx, services, of, "(status = 'offered' or status = 'booked' and starts_at > now())");
}

/**
 * Cancels the open interviews of a rejected application once the rejection can no longer be undone. An
 * interview that starts before then is canceled now, because a later notice would come too late.
 */
export async function cancelAfterUndo(
  tx: Tx,
  services: TxServices,
  of: Omit<Ended, "because" | "isTold">,
): Promise<void> {
  const end = new Date(Date.now() + UNDO_MS);
  await cancelOpen(
    tx,
    services,
    { ...of, isTold: false },
    "status = 'booked' and starts_at > now() and starts_at <= $3",
    [end],
  );
  const { rowCount } = await tx.$client.query(
    "select 1 from interviews where company_id = $1 and application_id = $2 and status <> 'canceled' limit 1",
    [of.companyId, of.applicationId],
  );
  if (rowCount === 0) return;
  // One background job per application: a new rejection after an undo restarts the time.
  await services.jobs.add(
    tx,
    "cancel_interviews",
    { ...of },
    { key: `interviews of ${of.applicationId}`, runAt: new Date(end.getTime() + AFTER_REJECTION_MS) },
  );
}
