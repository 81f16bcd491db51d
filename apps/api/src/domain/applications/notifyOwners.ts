import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import { jobNames } from "../jobs/jobName.ts";
import { canMovePipeline, type JobFacts } from "../jobs/jobScope.ts";
import { type KindMail, queueKindMails } from "../notifications/emails/queueKindMails.ts";
import { namesOf } from "../notifications/namesOf.ts";
import { notify } from "../notifications/notify.ts";
import { newApplication } from "./mails/newApplication.ts";
import { offerAnswered } from "./mails/offerAnswered.ts";
import { ownersOf } from "./owners.queries.ts";

interface News {
  companyId: string;
  vacancy: JobFacts & { id: string; name: string };
  applicationId: string;
  /** The applicant. */
  applicant: { id: string; name: string };
  /** Set for the answer to an offer, with the id of the person who made it. */
  offer?: { answer: "accepted" | "declined"; madeBy: string };
}

/**
 * Returns the link to an application in the pipeline; null for employees, who propose jobs but have no
 * pipeline.
 */
function applicationIn(publicUrl: string, role: Role, vacancyId: string, id: string): string | null {
  if (role === "employee") return null;
  return `${publicUrl}${ROLE_HOME[role]}/recruiting/jobs/${vacancyId}/pipeline?open=${id}`;
}

/** Notifies the owner and co-owners of a job of a new application or of an answer to an offer. */
export async function notifyOwners(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs" | "secrets">,
  { companyId, vacancy, applicationId, applicant, offer }: News,
): Promise<void> {
  const { ownerId, coOwnerIds } = vacancy;
  const ids = [ownerId, ...coOwnerIds, ...(offer ? [offer.madeBy] : [])];
  const owners = await ownersOf(tx, companyId, ids, applicationId);
  const nameIn = await jobNames(tx, companyId, vacancy);
  const kind = offer ? "offer_answered" : "application_received";
  for (const isNamed of [true, false])
    await notify(tx, {
      companyId,
      kind,
      subject: { type: "pipeline", id: vacancy.id },
      userIds: owners.filter(({ knows }) => (offer ? true : knows) === isNamed).map(({ id }) => id),
      values: {
        ...namesOf(nameIn),
        ...(offer && { what: offer.answer }),
        ...(isNamed && { open: applicationId }),
      },
      personId: isNamed ? applicant.id : null,
    });
  const mails = owners.map(({ id: userId, email: to, firstName, language, role, knows }): KindMail => {
    const link = applicationIn(services.config.publicUrl, role, vacancy.id, applicationId);
    const values = { firstName, applicant: applicant.name, jobName: nameIn(language), link };
    const mail = offer
      ? offerAnswered[language]({
          ...values,
          accepted: offer.answer === "accepted",
          completes: canMovePipeline({ userId, role }, vacancy),
        })
      : newApplication[language](knows ? values : { ...values, applicant: null, link: null });
    return { companyId, name: offer ? "offer_answered" : "new_application", userId, to, ...mail };
  });
  await queueKindMails(tx, services, kind, mails);
}
