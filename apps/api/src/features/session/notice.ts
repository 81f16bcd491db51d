import type { Payload } from "@vaardig/contract/endpoint";
import type { getSession } from "@vaardig/contract/session/session";
import {
  type Account,
  countAwaitingApproval,
  hasAddressToConfirm,
} from "../../domain/accounts/sessions/session.queries.ts";
import type { Tx } from "../../platform/db/database.ts";

type Notice = Payload<typeof getSession>["notice"];

const DAY_MS = 24 * 3_600_000;

function isNewcomer({ user }: Account): boolean {
  return (
    (user.systemRole === "employee" || user.systemRole === "freelancer") && user.onboardingStep !== "done"
  );
}

/**
 * Returns whether the wizard opens automatically: only before its first step. A started one is offered by the
 * notice.
 */
export function needsOnboarding(account: Account): boolean {
  return isNewcomer(account) && account.user.onboardingStep === "languages";
}

/** Days before the end of the trial from which its notice takes precedence. */
const TRIAL_IS_URGENT = 7;

function trialDaysLeft({ company }: Account, now: number): number | undefined {
  if (company.lifecycle !== "trialing" || !company.trialEndsAt) return undefined;
  return Math.max(0, Math.ceil((company.trialEndsAt.getTime() - now) / DAY_MS));
}

/** Returns the notice of a paused company, which takes precedence; its administrators can reactivate it. */
function pausedNotice({ user, company }: Account): Notice {
  if (company.lifecycle !== "paused" && company.lifecycle !== "canceled") return null;
  if (user.systemRole === "staff") return null;
  return { kind: user.systemRole === "admin" ? "subscription_paused" : "company_paused" };
}

/** Returns the notice of an unpaid invoice, with the days until the company is paused. */
function paymentProblem({ company }: Account, now: number): Notice {
  if (company.lifecycle !== "past_due") return null;
  const until = company.pastDueUntil?.getTime() ?? now;
  return { kind: "payment_overdue", count: Math.max(0, Math.ceil((until - now) / DAY_MS)) };
}

/**
 * Returns the single notice of the banner, by priority: a paused company, an address to confirm, an unpaid
 * invoice, an ending trial, industry, onboarding, approvals, days of trial left.
 */
export async function noticeFor(tx: Tx, account: Account, now = Date.now()): Promise<Notice> {
  const paused = pausedNotice(account);
  if (paused) return paused;
  if (await hasAddressToConfirm(tx, account.user)) return { kind: "confirm_email" };
  if (isNewcomer(account)) return { kind: "onboarding_unfinished" };
  if (account.user.systemRole !== "admin") return null;
  const problem = paymentProblem(account, now);
  if (problem) return problem;
  const days = trialDaysLeft(account, now);
  const trial: Notice = days === undefined ? null : { kind: "trial_days_left", count: days };
  if (days !== undefined && days <= TRIAL_IS_URGENT) return trial;
  if (account.company.industry === "") return { kind: "set_industry" };
  const waiting = await countAwaitingApproval(tx, account.company.id);
  return waiting > 0 ? { kind: "approvals_waiting", count: waiting } : trial;
}
