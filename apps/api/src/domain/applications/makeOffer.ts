import { v7 } from "uuid";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import { candidateMail } from "../candidate-mails/candidateMail.ts";
import { jobNames } from "../jobs/jobName.ts";
import { loadJobFacts } from "../jobs/jobScope.ts";
import { namesOf } from "../notifications/namesOf.ts";
import { notify } from "../notifications/notify.ts";
import { type MovedApplication, moveApplication } from "./moveApplication.ts";
import { replaceOffers } from "./replaceOffers.ts";

interface NewOffer {
  companyId: string;
  actorId: string;
  id: string;
  version: number;
  salary: number;
  hours: number;
  startDate: string;
  message: string;
  /** Sends the applicant an email about the offer. */
  mail: boolean;
}

/** Returns whether the newest offer has exactly these terms. */
async function isLatest(tx: Tx, { companyId, id, salary, hours, startDate, message }: NewOffer) {
  const { rows } = await tx.$client.query<{ same: boolean }>(
    `select (salary, hours, start_date, message) = ($3::int, $4::int, $5::date, $6::text) as same from offers
     where company_id = $1 and application_id = $2 order by created_at desc limit 1`,
    [companyId, id, salary, hours, startDate, message],
  );
  return rows[0]?.same ?? false;
}

/** Returns whether the person may know of an earlier offer: by email, or by signing in. */
async function knowsOffer(tx: Tx, companyId: string, { vacancyId, userId }: MovedApplication) {
  const { rows } = await tx.$client.query<{ knows: boolean }>(
    `select u.account or exists (select 1 from mails m where m.company_id = u.company_id and m.user_id = u.id
       and m.vacancy_id = $3 and m.name = 'job_offer' and m.status <> 'failed') as knows
     from users u where u.company_id = $1 and u.id = $2`,
    [companyId, userId, vacancyId],
  );
  return rows[0]?.knows ?? false;
}

/** Text below the link of an offer that takes the place of one without an answer. */
const REPLACES = {
  en: "This offer replaces our earlier one.",
  nl: "Dit aanbod vervangt ons eerdere aanbod.",
};

/**
 * Makes an offer: moves the application to Job offer, replaces an earlier offer and notifies the applicant.
 */
export async function makeOffer(tx: Tx, services: TxServices, command: NewOffer): Promise<MovedApplication> {
  const { salary, hours, startDate, message, mail, ...target } = command;
  const offerId = v7();
  const moved = await moveApplication(tx, {
    ...target,
    action: "offer",
    data: { offer_id: offerId },
    isThere: () => isLatest(tx, command),
  });
  if (!moved.changed) return moved;
  const { companyId, id, actorId } = target;
  const { vacancyId, userId } = moved;
  const replaces = (await replaceOffers(tx, companyId, id)) && (await knowsOffer(tx, companyId, moved));
  await tx.$client.query(
    `insert into offers (company_id, id, application_id, salary, hours, start_date, message, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [companyId, offerId, id, salary, hours, startDate, message, actorId],
  );
  const vacancy = await loadJobFacts(tx, companyId, vacancyId);
  await notify(tx, {
    companyId,
    actorId,
    userIds: [userId],
    kind: "own_offer",
    subject: { type: "own_application", id },
    values: namesOf(await jobNames(tx, companyId, vacancy)),
  });
  if (mail)
    await candidateMail({
      tx,
      services,
      companyId,
      senderId: actorId,
      vacancyId,
      userId,
      tempName: "Job offer",
      ...(replaces && { note: REPLACES }),
    });
  return moved;
}
