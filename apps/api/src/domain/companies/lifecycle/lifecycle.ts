import type { CompanyState, LifecycleMove } from "@vaardig/contract/companies/companies";
import type { CompanyRow } from "../company.queries.ts";

/** The lifecycle facts that transitions depend on. */
export type LifecycleFacts = Pick<CompanyRow, "lifecycle" | "suspendedFrom" | "activatedAt">;

/**
 * The target state of each transition by current state; absent means not allowed. A resumed company returns
 * to the state before the suspension.
 */
export const LIFECYCLE_TRANSITIONS: Record<
  LifecycleMove,
  Partial<Record<CompanyState, CompanyState | "suspended_from">>
> = {
  start_trial: { setup: "trialing" },
  extend_trial: { trialing: "trialing", paused: "trialing", canceled: "trialing" },
  activate: {
    setup: "active",
    trialing: "active",
    past_due: "active",
    paused: "active",
    canceled: "active",
  },
  payment_failed: { trialing: "past_due", active: "past_due" },
  pause: { trialing: "paused", active: "paused", past_due: "paused" },
  cancel: { trialing: "canceled", active: "canceled", past_due: "canceled", paused: "canceled" },
  suspend: {
    setup: "suspended",
    trialing: "suspended",
    active: "suspended",
    past_due: "suspended",
    paused: "suspended",
    canceled: "suspended",
  },
  resume: { suspended: "suspended_from" },
};

/**
 * Returns the state after a transition; undefined when it is not allowed. A company that has ever paid has no
 * trial to extend.
 */
export function stateAfter(company: LifecycleFacts, move: LifecycleMove): CompanyState | undefined {
  if (move === "extend_trial" && company.activatedAt) return undefined;
  const to = LIFECYCLE_TRANSITIONS[move][company.lifecycle];
  return to === "suspended_from" ? (company.suspendedFrom ?? undefined) : to;
}
