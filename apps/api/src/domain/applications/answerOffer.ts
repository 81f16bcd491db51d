import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { loadJobFacts } from "../jobs/jobScope.ts";
import { findPerson } from "../people/findPerson.ts";
import { lockApplication } from "./applicationRow.ts";
import { notifyOwners } from "./notifyOwners.ts";

interface Answer {
  companyId: string;
  /** The applicant. */
  actorId: string;
  offerId: string;
  answer: "accepted" | "declined";
  words: string;
}

interface Row {
  application_id: string;
  user_id: string;
  status: "made" | "accepted" | "declined" | "replaced";
  made_by: string;
}

/**
 * Records the applicant's answer to an offer and notifies the owners of the job; the hire, or the next step
 * after a refusal, is left to the recruiter. Repeating the same answer changes nothing. Returns the
 * application's id. Throws `offer_ended` when the offer was replaced, revoked or answered differently, and
 * `not_found` for another person's offer.
 */
export async function answerOffer(tx: Tx, services: TxServices, given: Answer): Promise<string> {
  const { companyId, actorId, offerId, answer, words } = given;
  const read = async () => {
    const { rows } = await tx.$client.query<Row>(
      `select o.application_id, a.user_id, o.status, o.made_by from offers o
       join applications a on a.company_id = o.company_id and a.id = o.application_id
       where o.company_id = $1 and o.id = $2 and a.user_id = $3`,
      [companyId, offerId, actorId],
    );
    return found(rows[0]);
  };
  const application = await lockApplication(tx, companyId, (await read()).application_id);
  // Read again under the lock: a concurrent answer has committed by now.
  const offer = await read();
  const { id, vacancy_id: vacancyId, stage, outcome } = application;
  if (offer.status === answer) return id;
  if (offer.status !== "made" || stage !== "Job offer" || outcome !== "active")
    throw new AppError("offer_ended");
  await tx.$client.query(
    "update offers set status = $3, answer = $4, answered_at = now() where company_id = $1 and id = $2",
    [companyId, offerId, answer, words || null],
  );
  // Touching the row refreshes open boards, as every change of an application does.
  await tx.$client.query("update applications set updated_at = now() where company_id = $1 and id = $2", [
    companyId,
    id,
  ]);
  await recordEvent(tx, {
    companyId,
    actorId,
    kind: `application.offer_${answer}`,
    userId: actorId,
    subjectId: vacancyId,
    data: { application_id: id, offer_id: offerId },
  });
  const vacancy = await loadJobFacts(tx, companyId, vacancyId);
  const applicant = found(await findPerson(tx, companyId, actorId));
  await notifyOwners(tx, services, {
    companyId,
    vacancy,
    applicationId: id,
    applicant,
    offer: { answer, madeBy: offer.made_by },
  });
  return id;
}
