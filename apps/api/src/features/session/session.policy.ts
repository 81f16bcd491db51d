import type { ErrorCode } from "@vaardig/contract/errorCodes";
import type { Account } from "../../domain/accounts/sessions/session.queries.ts";

const REFUSALS: Record<Exclude<Account["user"]["status"], "active">, ErrorCode> = {
  // No password has been chosen yet, so none can be correct.
  not_invited: "credentials_wrong",
  invited: "credentials_wrong",
  unconfirmed: "account_unconfirmed",
  awaiting_approval: "account_awaiting_approval",
  deactivated: "account_inactive",
};

/** Returns why a person who proved their identity may not sign in; undefined when they may. */
export function refusalOf({ user, company }: Account): ErrorCode | undefined {
  if (user.status !== "active") return REFUSALS[user.status];
  return company.lifecycle === "suspended" ? "company_suspended" : undefined;
}
