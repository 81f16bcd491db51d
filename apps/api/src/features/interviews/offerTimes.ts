import type { InterviewPlan } from "@vaardig/contract/interviews/interviews";
import { v7 } from "uuid";
import { advanceToStage } from "../../domain/applications/advanceToStage.ts";
import { lockApplication } from "../../domain/applications/applicationRow.ts";
import { touchApplication } from "../../domain/applications/touchApplication.ts";
import { notifyInterview } from "../../domain/interviews/notifyInterview.ts";
import { notifyApplicant } from "../../domain/interviews/notifyParties.ts";
import { appointmentOf, colleaguesOf } from "../../domain/interviews/parties.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import { type Arranger, checkPlan, logInterview, requireOpenApplication } from "./arranging.ts";
import { replaceParts } from "./interviews.queries.ts";

/**
 * Returns the interview that the same person offered with the same plan within the last minute: a repeated
 * call.
 */
async function justOffered(
  tx: Tx,
  { companyId, actorId, applicationId, plan }: Arranger & { applicationId: string; plan: InterviewPlan },
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
      companyId,
      applicationId,
      actorId,
      plan.title,
      plan.kind,
      plan.place,
      plan.minutes,
      [...plan.slots].sort((a, b) => Date.parse(a) - Date.parse(b)),
      [...plan.interviewer_ids].sort(),
    ],
  );
  return rows[0]?.id;
}

/**
 * Offers times to an applicant by email; the application moves to Interview. Returns the interview's id; an
 * immediate repetition changes nothing.
 */
export async function offerTimes(
  tx: Tx,
  services: TxServices,
  command: Arranger & { applicationId: string; plan: InterviewPlan },
): Promise<string> {
  const { companyId, actorId, applicationId, plan } = command;
  const application = await lockApplication(tx, companyId, applicationId);
  requireOpenApplication(application);
  const repeated = await justOffered(tx, command);
  if (repeated) return repeated;
  const times = await checkPlan(tx, companyId, plan, application.user_id);
  const id = v7();
  const data = { interview_id: id };
  await advanceToStage(tx, { companyId, actorId, id: applicationId, to: "Interview", data });
  await tx.$client.query(
    `insert into interviews (company_id, id, application_id, title, kind, place, minutes, offered_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [companyId, id, applicationId, plan.title, plan.kind, plan.place, plan.minutes, actorId],
  );
  await replaceParts(tx, companyId, id, { times, userIds: plan.interviewer_ids });
  await touchApplication(tx, companyId, applicationId);
  await logInterview(tx, { companyId, actorId }, "offered", application, id);
  const appointment = await appointmentOf(tx, companyId, id);
  const colleagues = await colleaguesOf(tx, companyId, id);
  const call = { tx, services, companyId, actorId, appointment, colleagues };
  await notifyInterview(call, "interview_changed", "offered");
  await notifyApplicant(call, "offered");
  return id;
}
