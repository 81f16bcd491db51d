import type { SessionUser } from "@vaardig/contract/session/session";
import type { Account } from "../../domain/accounts/sessions/session.queries.ts";

/** Returns the data about the signed-in person for the token and the web app. */
export function presentSessionUser({ user, company }: Account): SessionUser {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    system_role: user.systemRole,
    company_id: company.id,
    company_name: company.name,
    company_slug: company.slug,
    language: user.language,
  };
}
