/** Pipeline stages, in board order. */
export const STAGES = [
  "Vacancy",
  "Application",
  "Interview",
  "Rejection after application",
  "Job offer",
  "Rejection after interview",
] as const;
export type Stage = (typeof STAGES)[number];

/** Outcome of an application; `stage` holds the last stage reached. */
export const OUTCOMES = ["active", "rejected", "withdrawn", "hired"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Types of a recruiter's task. */
export const TASK_TYPES = ["to-do", "call", "mail"] as const;
export type TaskType = (typeof TASK_TYPES)[number];
