import { STAGES } from "../applications/pipeline.ts";
import { GENERAL_MAIL_VARIABLES, type MailVariable, variablesIn } from "./mailVariables.ts";

/** Situations with their own email: one per stage, and those that the stage alone does not distinguish. */
export const SITUATIONS = [...STAGES, "Interview times", "Rejection before application", "Hired"] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Situations of a rejection. */
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

/** Returns whether a template name is a situation; all other names are custom templates. */
export function isSituation(name: string): name is Situation {
  return SITUATIONS.some((one) => one === name);
}

/** Returns all variables available in the email of a template. */
export function variablesOf(tempName: string): readonly MailVariable[] {
  return [...GENERAL_MAIL_VARIABLES, ...((isSituation(tempName) && MORE[tempName]) || [])];
}

/**
 * Returns the first variable of a text that is not available in the template's email; undefined when all
 * are.
 */
export function unavailableVariable(tempName: string, text: string): MailVariable | undefined {
  const known = variablesOf(tempName);
  return variablesIn(text).find((name) => !known.includes(name));
}

/** Facts that select the rejection email. */
export interface RejectionFacts {
  applied: boolean;
  /** True when an interview took place. */
  met: boolean;
}

/**
 * Returns whether a template's statement is true for a person: no thanks for an application or interview
 * that did not happen, no invitation to apply after an application, no end of an invitation that can still be
 * answered (`asked`). Always true for custom templates.
 */
export function isTrueForPerson(
  tempName: string,
  { applied, met, asked }: RejectionFacts & { asked: boolean },
): boolean {
  if (tempName === "Rejection before application" && asked) return false;
  if (tempName === "Application" || tempName === "Rejection after application") return applied;
  if (tempName === "Rejection after interview") return met;
  return !(applied && (tempName === "Vacancy" || tempName === "Rejection before application"));
}

/** Returns the rejection situation that claims no application or interview that did not happen. */
export function rejectionSituation({ applied, met }: RejectionFacts): RejectionSituation {
  if (met) return "Rejection after interview";
  return applied ? "Rejection after application" : "Rejection before application";
}
