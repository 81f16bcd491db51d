import type { ActionKind } from "@vaardig/contract/goals/goals";

/** The facts that progress depends on: the completion time and the owner's enrolment. */
export interface ActionFacts {
  kind: ActionKind;
  doneAt: Date | null;
  /** State of the owner's enrolment in the course. */
  enrolment: "started" | "completed" | null;
}

/**
 * Returns the progress of an action in percent: 0, 50 or 100 for a course by its enrolment, 0 or 100 for a
 * project or activity.
 */
export function progressOf({ kind, doneAt, enrolment }: ActionFacts): number {
  if (kind !== "course") return doneAt === null ? 0 : 100;
  if (enrolment === "completed") return 100;
  return enrolment === "started" ? 50 : 0;
}

/**
 * Returns the progress of a goal in percent: the rounded mean of its actions, and 100 only when every action
 * is done.
 */
export function meanProgress(actions: readonly number[]): number {
  if (actions.length === 0) return 0;
  const mean = actions.reduce((sum, one) => sum + one, 0) / actions.length;
  return mean < 100 ? Math.min(99, Math.round(mean)) : 100;
}
