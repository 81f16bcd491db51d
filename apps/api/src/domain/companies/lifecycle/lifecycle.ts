import type { CompanyState, LifecycleMove } from "@vaardig/contract/companies/companies";
import type { CompanyRow } from "../company.queries.ts";

/** The state of a company in its life. */
export type LifecycleFacts = Pick<CompanyRow, "lifecycle" | "suspendedFrom" | "activatedAt">;

/** Where each move leads from each state; what is absent is not allowed. A resumed company stands where it stood. */
export const LIFECYCLE: Record<
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

/** Where a move leads, or undefined where it is not allowed. Who has paid before has no trial to extend. */
export function stateAfter(company: LifecycleFacts, move: LifecycleMove): CompanyState | undefined {
  if (move === "extend_trial" && company.activatedAt) return undefined;
  const to = LIFECYCLE[move][company.lifecycle];
  return to === "suspended_from" ? (company.suspendedFrom ?? undefined) : to;
}
