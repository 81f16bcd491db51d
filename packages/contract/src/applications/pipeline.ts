/** Where an application stands, in the order of the board. */
export const STAGES = [
  "Vacancy",
  "Application",
  "Interview",
  "Rejection after application",
  "Job offer",
  "Rejection after interview",
] as const;
export type Stage = (typeof STAGES)[number];

/** What became of an application; the stage beside it says where. */
export const OUTCOMES = ["active", "rejected", "withdrawn", "hired"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Kinds of a recruiter's task. */
export const TASK_TYPES = ["to-do", "call", "mail"] as const;
export type TaskType = (typeof TASK_TYPES)[number];
