import type { Language } from "@vaardig/contract/limits";
import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import { jobNames } from "../jobs/jobName.ts";
import { queueMail } from "../mails/queueMail.ts";
import { shownToManager } from "./lineManager.ts";
import { newApplication } from "./mails/newApplication.ts";
import { offerAnswered } from "./mails/offerAnswered.ts";

interface Owner {
  id: string;
  email: string;
  first_name: string;
  language: Language;
  system_role: Role;
  /** False for the line manager of an applicant who does not want that known before an interview. */
  knows: boolean;
}

interface News {
  companyId: string;
  vacancy: { id: string; name: string; ownerId: string; coOwnerIds: string[] };
  applicationId: string;
  /** Name of who applied. */
  applicant: string;
  /** Set when it is about the answer to an offer, with who made that. */
  offer?: { answer: "accepted" | "declined"; madeBy: string };
}

/** Employees propose vacancies and have no pipeline of them. */
function applicationIn(publicUrl: string, role: Role, vacancyId: string, id: string): string | null {
  if (role === "employee") return null;
  return `${publicUrl}${ROLE_HOME[role]}/recruiting/jobs/${vacancyId}/pipeline?open=${id}`;
}

/** Writes to the owner and the co-owners of a vacancy that somebody applied, or answered an offer. */
export async function notifyOwners(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs">,
  { companyId, vacancy, applicationId, applicant, offer }: News,
): Promise<void> {
  const { rows } = await tx.$client.query<Owner>(
    `select u.id, u.email, u.first_name, u.language, u.system_role,
       (select ${shownToManager("case when u.system_role = 'manager' then u.id end")} from applications a
         where a.company_id = $1 and a.id = $3) as knows
     from users u where u.company_id = $1 and u.id = any($2::uuid[]) and u.status = 'active' and u.system_role <> 'freelancer'`,
    [companyId, [vacancy.ownerId, ...vacancy.coOwnerIds, ...(offer ? [offer.madeBy] : [])], applicationId],
  );
  const nameIn = await jobNames(tx, companyId, vacancy);
  for (const { id: userId, email: to, first_name: firstName, language, system_role: role, knows } of rows) {
    const link = applicationIn(services.config.publicUrl, role, vacancy.id, applicationId);
    const values = { firstName, applicant, jobName: nameIn(language), link };
    const mail = offer
      ? offerAnswered[language]({ ...values, accepted: offer.answer === "accepted" })
      : newApplication[language](knows ? values : { ...values, applicant: null, link: null });
    await queueMail(tx, services, { companyId, userId, to, ...mail });
  }
}
