import type { NextAction } from "@vaardig/contract/applications/applications";

/** The day it is here, as `2026-11-21`. */
export const localToday = (): string => new Date().toLocaleDateString("sv");

/** Whether what comes next is a task whose day is over. */
export const isOverdue = ({ kind, at }: Pick<NextAction, "kind" | "at">, today: string): boolean =>
  kind === "task" && at !== null && at < today;
