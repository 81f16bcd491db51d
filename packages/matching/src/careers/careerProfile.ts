import type { Claim, Requirement } from "../model.ts";
import { UNKNOWN_LEVEL } from "../scorerConfig.ts";

/** A job as moves are measured by. */
export interface CareerProfile {
  id: string;
  requirements: readonly Requirement[];
  /** Jobs of one kind of work share a family; null for none known. */
  family: string | null;
  /** Seniority, 1 assistant … 6 director; null where no one said. */
  step: number | null;
  /** Its names, in whatever language. */
  titles: readonly string[];
}

/** Where a career starts: the present job, with the person's own skills in place of what that job asks. */
export interface CareerStart extends Pick<CareerProfile, "family" | "step" | "titles"> {
  /** The present job, which is no target; null without one. */
  id: string | null;
  claims: readonly Claim[];
  /** The same as a job would ask it, so that it can be told how much of it another job uses. */
  asked: readonly Requirement[];
}

/** A job as a start: someone who has exactly what it asks. */
export function startOfProfile({ requirements, ...rest }: CareerProfile): CareerStart {
  return { ...rest, claims: claimsOfProfile(requirements), asked: requirements };
}

/** What someone who has exactly what a job asks would claim. */
export function claimsOfProfile(requirements: readonly Requirement[]): Claim[] {
  return requirements.map(({ skillId, level }) => ({
    skillId,
    level,
    source: "confirmed",
    lastUsedYears: 0,
  }));
}

/** Skills as a job would ask them. */
export function requirementsOfClaims(claims: readonly Claim[]): Requirement[] {
  return claims.map(({ skillId, level }) => ({
    skillId,
    level: level ?? UNKNOWN_LEVEL,
    kind: "essential",
    importance: 3,
    mustHave: false,
  }));
}
