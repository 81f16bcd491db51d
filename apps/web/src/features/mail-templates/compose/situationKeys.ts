import type { Situation } from "@vaardig/contract/mail-templates/mailSituations";

/** Key of each situation's name; a stage's mail is called as the stage. */
export const SITUATION_KEYS = {
  Vacancy: "vacancy",
  Application: "application",
  Interview: "interview",
  "Rejection after application": "rejection-after-application",
  "Job offer": "offer",
  "Rejection after interview": "rejection-after-interview",
  "Interview times": "interview-times",
  "Rejection before application": "rejection-before-application",
  Hired: "hired",
} as const satisfies Record<Situation, string>;
