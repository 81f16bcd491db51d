import { hasNeverSignedIn } from "../../domain/accounts/hasNeverSignedIn.ts";
import { invitationLinks } from "../../domain/accounts/invitations/invitationLinks.ts";
import type { Applicant } from "../../domain/candidates/careers/applicants.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";

/**
 * Returns how an applicant follows the application: by setting a password when there is no account yet,
 * otherwise by signing in; null for people in another state, such as awaiting approval.
 */
export async function followLink(
  tx: Tx,
  services: Pick<TxServices, "config">,
  person: Applicant,
): Promise<{ by: "password" | "sign-in"; link: string } | null> {
  const { companyId, id, status } = person;
  if (status === "active" && !hasNeverSignedIn(person))
    return { by: "sign-in", link: `${services.config.publicUrl}/login` };
  const link = (await invitationLinks(tx, services, companyId, [id])).get(id);
  return link === undefined ? null : { by: "password", link };
}
