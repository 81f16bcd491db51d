import type { Situation } from "@vaardig/contract/mail-templates/mailSituations";

/** Message key of each situation's name; the email of a stage is named after the stage. */
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
