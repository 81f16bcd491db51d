import { workdayBefore } from "../demoDates.ts";
import type { JobPlan } from "../plan.ts";

interface Decision {
  submittedBy: string | null;
  submittedAt: Date | null;
  decidedBy: string | null;
  decidedAt: Date | null;
}

/**
 * Returns who submitted work for approval and who decided, on the day it was created; drafts were not
 * submitted.
 */
export function decisionOf(
  { status, daysAgo }: Pick<JobPlan, "status" | "daysAgo">,
  ownerId: string,
  administratorId: string | undefined,
  today: string,
): Decision {
  const day = workdayBefore(today, daysAgo);
  const submitted = status !== "Draft";
  const decided = status === "Approved" || status === "Declined";
  return {
    submittedBy: submitted ? ownerId : null,
    submittedAt: submitted ? day : null,
    decidedBy: decided ? (administratorId ?? null) : null,
    decidedAt: decided ? day : null,
  };
}
