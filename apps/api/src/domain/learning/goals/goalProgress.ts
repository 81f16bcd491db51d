import type { ActionKind } from "@vaardig/contract/goals/goals";

/** What progress is read from: when it was marked done, and how far the owner is with a course. */
export interface ActionFacts {
  kind: ActionKind;
  doneAt: Date | null;
  /** Of the owner's enrolment in the course. */
  enrolment: "started" | "completed" | null;
}

/** Percent: a course 0, 50 or 100 by the enrolment, a project or an activity 0 or 100. */
export function progressOf({ kind, doneAt, enrolment }: ActionFacts): number {
  if (kind !== "course") return doneAt === null ? 0 : 100;
  if (enrolment === "completed") return 100;
  return enrolment === "started" ? 50 : 0;
}

/** Percent of a goal: the mean of its actions, rounded; 100 only when every action is done. */
export function meanProgress(actions: readonly number[]): number {
  if (actions.length === 0) return 0;
  const mean = actions.reduce((sum, one) => sum + one, 0) / actions.length;
  return mean < 100 ? Math.min(99, Math.round(mean)) : 100;
}
