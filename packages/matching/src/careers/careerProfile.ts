import type { Claim, Requirement } from "../model.ts";
import { UNKNOWN_LEVEL } from "../scorerConfig.ts";

/** A job as input for moves. */
export interface CareerProfile {
  id: string;
  requirements: readonly Requirement[];
  /** Jobs of the same kind of work share a family; null when unknown. */
  family: string | null;
  /** Seniority, 1 assistant … 6 director; null when unknown. */
  step: number | null;
  /** Its titles in all languages. */
  titles: readonly string[];
}

/** Start of a career path: the present job, with the person's own skills instead of the required ones. */
export interface CareerStart extends Pick<CareerProfile, "family" | "step" | "titles"> {
  /** Id of the present job, which is never a target; null without one. */
  id: string | null;
  claims: readonly Claim[];
  /** The same skills as requirements, to compute how much of them another job uses. */
  asked: readonly Requirement[];
}

/** Returns a start for a person who meets a job's requirements exactly. */
export function startOfProfile({ requirements, ...rest }: CareerProfile): CareerStart {
  return { ...rest, claims: claimsOfProfile(requirements), asked: requirements };
}

/** Returns the claims of a person who meets the requirements exactly. */
export function claimsOfProfile(requirements: readonly Requirement[]): Claim[] {
  return requirements.map(({ skillId, level }) => ({
    skillId,
    level,
    source: "confirmed",
    lastUsedYears: 0,
  }));
}

/** Returns claims as requirements of a job. */
export function requirementsOfClaims(claims: readonly Claim[]): Requirement[] {
  return claims.map(({ skillId, level }) => ({
    skillId,
    level: level ?? UNKNOWN_LEVEL,
    kind: "essential",
    importance: 3,
    mustHave: false,
  }));
}
