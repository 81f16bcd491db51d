import type { ErrorCode } from "@vaardig/contract/errorCodes";
import type { Account } from "../../domain/accounts/sessions/session.queries.ts";

const REFUSALS: Record<Exclude<Account["user"]["status"], "active">, ErrorCode> = {
  // No one has chosen a password yet, so there is nothing to be right about.
  not_invited: "credentials_wrong",
  invited: "credentials_wrong",
  unconfirmed: "account_unconfirmed",
  awaiting_approval: "account_awaiting_approval",
  deactivated: "account_inactive",
};

/** Why someone who proved to be this person may not come in; undefined for anyone who may. */
export function refusalOf({ user, company }: Account): ErrorCode | undefined {
  if (user.status !== "active") return REFUSALS[user.status];
  return company.lifecycle === "suspended" ? "company_suspended" : undefined;
}
