import { STAGES } from "../applications/pipeline.ts";
import { GENERAL_MAIL_VARIABLES, type MailVariable, variablesIn } from "./mailVariables.ts";

/** Mails with words of their own: one of each stage, then those that a stage alone does not tell apart. */
export const SITUATIONS = [...STAGES, "Interview times", "Rejection before application", "Hired"] as const;
export type Situation = (typeof SITUATIONS)[number];

/** The mails that can tell of a rejection. */
export const REJECTION_SITUATIONS = [
  "Rejection before application",
  "Rejection after application",
  "Rejection after interview",
] as const satisfies Situation[];
export type RejectionSituation = (typeof REJECTION_SITUATIONS)[number];

const INTERVIEW = [
  "interview_title",
  "interview_time",
  "interview_minutes",
  "interview_place",
  "interview_with",
] as const;
const OFFER = ["offer_salary", "offer_hours", "offer_start"] as const;
const MORE: Partial<Record<Situation, readonly MailVariable[]>> = {
  Interview: ["no_interest"],
  "Interview times": INTERVIEW,
  "Job offer": OFFER,
  "Rejection before application": ["earlier_contact"],
  Hired: ["offer_start", "sign_in"],
};

/** Whether a template is the mail of a situation, by its name; every other name is one's own. */
export function isSituation(name: string): name is Situation {
  return SITUATIONS.some((one) => one === name);
}

/** Everything that the mail of this template can be filled with. */
export function variablesOf(tempName: string): readonly MailVariable[] {
  return [...GENERAL_MAIL_VARIABLES, ...((isSituation(tempName) && MORE[tempName]) || [])];
}

/** The first variable of a text that the mail of this template never has a value for. */
export function foreignVariable(tempName: string, text: string): MailVariable | undefined {
  const known = variablesOf(tempName);
  return variablesIn(text).find((name) => !known.includes(name));
}

/** What decides which mail tells someone of a rejection. */
export interface Rejected {
  applied: boolean;
  /** An interview took place. */
  met: boolean;
}

/**
 * Whether the mail of this template can be true of a person: it does not thank for an application or an interview that
 * never was, nor ask a person to apply who did. A company's own templates say what their writer wants.
 */
export function isTrueOf(tempName: string, { applied, met }: Rejected): boolean {
  if (tempName === "Application" || tempName === "Rejection after application") return applied;
  if (tempName === "Rejection after interview") return met;
  return !(applied && (tempName === "Vacancy" || tempName === "Rejection before application"));
}

/** The mail that tells of a rejection without claiming an application or an interview that never was. */
export function rejectionSituation({ applied, met }: Rejected): RejectionSituation {
  if (met) return "Rejection after interview";
  return applied ? "Rejection after application" : "Rejection before application";
}
