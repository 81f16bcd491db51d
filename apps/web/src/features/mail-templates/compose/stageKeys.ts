import type { Stage } from "@vaardig/contract/pipeline";

/** Key of each stage's words. */
export const STAGE_KEYS = {
  Vacancy: "vacancy",
  Application: "application",
  Interview: "interview",
  "Rejection after application": "rejection-after-application",
  "Job offer": "offer",
  "Rejection after interview": "rejection-after-interview",
} as const satisfies Record<Stage, string>;

/** Whether a template is the mail of a stage. */
export function isStage(name: string): name is Stage {
  return name in STAGE_KEYS;
}
