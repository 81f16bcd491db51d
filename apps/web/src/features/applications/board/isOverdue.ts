import type { NextAction } from "@vaardig/contract/applications/applications";

/** Returns whether the next action is a task with a past date. */
export const isOverdue = ({ kind, at }: Pick<NextAction, "kind" | "at">, today: string): boolean =>
  kind === "task" && at !== null && at < today;
