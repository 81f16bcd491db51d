import type { Payload } from "@vaardig/contract/endpoint";
import type { getSession } from "@vaardig/contract/session";
import type { Tx } from "../../platform/db/database.ts";
import { type Account, countAwaitingApproval } from "./session.queries.ts";

type Notice = Payload<typeof getSession>["notice"];

const DAY_MS = 24 * 3_600_000;

function isNewcomer({ user }: Account): boolean {
  return (
    (user.systemRole === "employee" || user.systemRole === "freelancer") && user.onboardingStep !== "done"
  );
}

/** Whether the wizard opens by itself: it has not begun. A begun one is offered by the notice. */
export function opensOnboarding(account: Account): boolean {
  return isNewcomer(account) && account.user.onboardingStep === "languages";
}

/** The one notice of the strip, by priority: trial, industry, onboarding, approvals. */
export async function noticeFor(tx: Tx, account: Account, now = Date.now()): Promise<Notice> {
  const { user, company } = account;
  const isAdmin = user.systemRole === "admin";
  if (isAdmin && company.lifecycle === "trialing" && company.trialEndsAt) {
    const days = Math.ceil((company.trialEndsAt.getTime() - now) / DAY_MS);
    return { kind: "trial_days_left", count: Math.max(0, days) };
  }
  if (isAdmin && company.industry === "") return { kind: "set_industry" };
  if (isNewcomer(account)) return { kind: "onboarding_unfinished" };
  const waiting = isAdmin ? await countAwaitingApproval(tx, company.id) : 0;
  return waiting > 0 ? { kind: "approvals_waiting", count: waiting } : null;
}
