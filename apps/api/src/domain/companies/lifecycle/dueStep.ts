import type { LifecycleMove } from "@vaardig/contract/companies/companies";
import type { ProductReason } from "@vaardig/contract/companies/customerLifecycle";
import type { CompanyRow } from "../company.queries.ts";

const DAY_MS = 24 * 3_600_000;

/** Days before the end of a trial on which administrators are warned. */
const WARNINGS = [1, 7] as const;

/** A step due to the passing of time: a transition with its reason code, or a warning. */
export type DueStep = { move: LifecycleMove; reason: ProductReason } | { warn: (typeof WARNINGS)[number] };

type Facts = Pick<CompanyRow, "lifecycle" | "trialEndsAt" | "trialWarned" | "pastDueUntil" | "cancelsAt">;

/** Returns the step that is due now; undefined when there is none. */
export function dueStep(company: Facts, now: Date): DueStep | undefined {
  const { lifecycle, trialEndsAt, trialWarned, pastDueUntil, cancelsAt } = company;
  const isOver = (at: Date | null) => at !== null && at <= now;
  if (lifecycle === "past_due" && isOver(pastDueUntil)) return { move: "pause", reason: "payment_overdue" };
  if (lifecycle === "paused" && isOver(cancelsAt)) return { move: "cancel", reason: "paused_too_long" };
  if (lifecycle !== "trialing" || !trialEndsAt) return undefined;
  if (isOver(trialEndsAt)) return { move: "pause", reason: "trial_ended" };
  const daysLeft = (trialEndsAt.getTime() - now.getTime()) / DAY_MS;
  const warn = WARNINGS.find((days) => daysLeft <= days);
  return warn && (trialWarned === null || trialWarned > warn) ? { warn } : undefined;
}
