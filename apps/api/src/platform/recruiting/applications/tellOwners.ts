import type { Language } from "@vaardig/contract/limits";
import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import type { Tx } from "../../db/database.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { newApplication } from "../../mail/templates/newApplication.ts";
import { offerAnswered } from "../../mail/templates/offerAnswered.ts";
import type { TxServices } from "../../services.ts";

interface Owner {
  id: string;
  email: string;
  first_name: string;
  language: Language;
  system_role: Role;
}

interface News {
  companyId: string;
  vacancy: { id: string; name: string; ownerId: string; coOwnerIds: string[] };
  /** Name of who applied. */
  applicant: string;
  /** Set when it is about the answer to an offer, with who made that. */
  offer?: { answer: "accepted" | "declined"; madeBy: string };
}

/** Employees propose vacancies and have no pipeline of them. */
function pipelineOf(publicUrl: string, role: Role, vacancyId: string): string | null {
  return role === "employee" ? null : `${publicUrl}${ROLE_HOME[role]}/recruiting/jobs/${vacancyId}/pipeline`;
}

/** Writes to the owner and the co-owners of a vacancy that somebody applied, or answered an offer. */
export async function tellOwners(
  tx: Tx,
  services: Pick<TxServices, "config" | "jobs">,
  { companyId, vacancy, applicant, offer }: News,
): Promise<void> {
  const { rows } = await tx.$client.query<Owner>(
    `select id, email, first_name, language, system_role from users
     where company_id = $1 and id = any($2::uuid[]) and status = 'active' and system_role <> 'freelancer'`,
    [companyId, [vacancy.ownerId, ...vacancy.coOwnerIds, ...(offer ? [offer.madeBy] : [])]],
  );
  for (const { id: userId, email: to, first_name: firstName, language, system_role: role } of rows) {
    const link = pipelineOf(services.config.publicUrl, role, vacancy.id);
    const values = { firstName, applicant, jobName: vacancy.name, link };
    const mail = offer
      ? offerAnswered[language]({ ...values, accepted: offer.answer === "accepted" })
      : newApplication[language](values);
    await queueMail(tx, services, { companyId, userId, to, ...mail });
  }
}
