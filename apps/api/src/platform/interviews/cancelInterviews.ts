import type { Tx } from "../db/database.ts";
import { recordEvent } from "../events/recordEvent.ts";
import type { Services } from "../services.ts";
import { appointmentOf, colleaguesOf } from "./parties.queries.ts";
import { tellApplicant, tellColleagues } from "./tellInterview.ts";

/** Cancels these interviews of the company, which are held by the caller; whoever was told of a time is told. */
export async function cancelThese(
  tx: Tx,
  services: Services,
  { companyId, actorId, ids }: { companyId: string; actorId: string; ids: readonly string[] },
): Promise<void> {
  for (const id of ids) {
    const before = await appointmentOf(tx, companyId, id);
    await tx.$client.query(
      `update interviews set status = 'canceled', sequence = sequence + 1, version = version + 1, updated_at = now()
       where company_id = $1 and id = $2`,
      [companyId, id],
    );
    const colleagues = await colleaguesOf(tx, companyId, id);
    const appointment = { ...before, sequence: before.sequence + 1 };
    const call = { tx, services, companyId, actorId, appointment, colleagues };
    const { applicant, vacancyId, applicationId } = appointment;
    if (before.status === "booked") await tellColleagues(call, "CANCEL");
    if (before.status === "booked" || actorId !== applicant.id) await tellApplicant(call, "canceled");
    await recordEvent(tx, {
      ...{ companyId, actorId, kind: "interview.canceled", userId: applicant.id, subjectId: vacancyId },
      data: { application_id: applicationId, interview_id: id },
    });
  }
}

/** Cancels what is still to come of an application, because the applicant withdrew it. */
export async function cancelInterviews(
  tx: Tx,
  services: Services,
  { companyId, actorId, applicationId }: { companyId: string; actorId: string; applicationId: string },
): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from interviews where company_id = $1 and application_id = $2
       and (status = 'offered' or status = 'booked' and starts_at > now()) order by id for update`,
    [companyId, applicationId],
  );
  await cancelThese(tx, services, { companyId, actorId, ids: rows.map(({ id }) => id) });
}
