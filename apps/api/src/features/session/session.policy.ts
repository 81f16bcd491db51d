import type { ErrorCode } from "@vaardig/contract/errorCodes";
import { AppError } from "../../platform/http/appError.ts";
import type { Account } from "./session.queries.ts";

const REFUSALS: Record<Exclude<Account["user"]["status"], "active">, ErrorCode> = {
  // Nobody has chosen a password yet, so there is nothing to be right about.
  invited: "credentials_wrong",
  unconfirmed: "account_unconfirmed",
  awaiting_approval: "account_awaiting_approval",
  deactivated: "account_inactive",
};

/** Refuses whoever proved to be this person but may not come in: the account's status, or its company's. */
export function refuseUnlessWelcome({ user, company }: Account): void {
  if (user.status !== "active") throw new AppError(REFUSALS[user.status]);
  if (company.lifecycle === "suspended") throw new AppError("company_suspended");
}
