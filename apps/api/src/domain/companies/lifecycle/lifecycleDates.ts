import type { CompanyState, LifecycleMove } from "@vaardig/contract/companies/companies";
import { LIMITS } from "@vaardig/contract/limits";
import type { CompanyRow } from "../company.queries.ts";

const DAY_MS = 24 * 3_600_000;

const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);

export type LifecycleDates = Pick<
  CompanyRow,
  "trialEndsAt" | "trialWarned" | "pastDueUntil" | "cancelsAt" | "activatedAt" | "suspendedFrom"
>;

/**
 * Returns the deadlines of a company after a transition. The time of a suspension is added to running
 * deadlines.
 */
export function datesAfter(
  company: LifecycleDates & Pick<CompanyRow, "lifecycle" | "lifecycleSince">,
  { move, to, now, days }: { move: LifecycleMove; to: CompanyState; now: Date; days: number },
): LifecycleDates {
  const { lifecycle, lifecycleSince, trialEndsAt, trialWarned, pastDueUntil, cancelsAt, activatedAt } =
    company;
  if (move === "suspend") {
    const suspendedFrom = lifecycle === "suspended" ? null : lifecycle;
    return { trialEndsAt, trialWarned, pastDueUntil, cancelsAt, activatedAt, suspendedFrom };
  }
  if (move === "resume") {
    const pause = now.getTime() - lifecycleSince.getTime();
    const later = (at: Date | null) => at && new Date(at.getTime() + pause);
    return {
      trialEndsAt: to === "trialing" ? later(trialEndsAt) : trialEndsAt,
      trialWarned,
      pastDueUntil: later(pastDueUntil),
      cancelsAt: later(cancelsAt),
      activatedAt,
      suspendedFrom: null,
    };
  }
  const trialFrom = trialEndsAt && trialEndsAt > now ? trialEndsAt : now;
  return {
    trialEndsAt: to === "trialing" ? after(trialFrom, days) : trialEndsAt,
    trialWarned: null,
    pastDueUntil: to === "past_due" ? after(now, LIMITS.pastDueDays) : null,
    cancelsAt: to === "paused" ? after(now, LIMITS.pausedDays) : null,
    activatedAt: to === "active" ? (activatedAt ?? now) : activatedAt,
    suspendedFrom: null,
  };
}
