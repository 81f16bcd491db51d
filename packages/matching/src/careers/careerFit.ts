import { compileJob } from "../compileJob.ts";
import type { SkillFacts } from "../model.ts";
import { scoreCompiled } from "../scorer.ts";
import { FIT_WEIGHTS, STEP_COST } from "./careerConfig.ts";
import { type CareerProfile, type CareerStart, claimsOfProfile } from "./careerProfile.ts";
import { groupOverlap, groupShares } from "./groupShares.ts";
import { titleGrams, titleSimilarity } from "./titleGrams.ts";

/** Parts of a fit, each 0–1 except `step`, which is in seniority levels (negative: down). */
export interface FitParts {
  /**
   * Mean of both directions: the share of the target already covered, and the share of the present skills
   * that it uses.
   */
  coverage: number;
  groups: number;
  isSameFamily: boolean;
  title: number;
  step: number;
}

/**
 * Returns 0.60 · coverage + 0.20 · skill groups + 0.12 · same family + 0.08 · title − 0.05 · |level step|,
 * at least 0.
 */
export function fitOf({ coverage, groups, isSameFamily, title, step }: FitParts): number {
  const sum =
    FIT_WEIGHTS.coverage * coverage +
    FIT_WEIGHTS.groups * groups +
    (isSameFamily ? FIT_WEIGHTS.family : 0) +
    FIT_WEIGHTS.title * title;
  return Math.max(0, sum - STEP_COST * Math.abs(step));
}

/** Returns the seniority levels from one job up to another; 0 when either is unknown. */
export function stepBetween(from: number | null, to: number | null): number {
  return from === null || to === null ? 0 : to - from;
}

/**
 * Returns the fit of one move by definition, or null when either side has no requirements. Reference for the
 * faster {@link CareerGraph}.
 */
export function careerFit(
  start: CareerStart,
  target: CareerProfile,
  facts: SkillFacts,
): (FitParts & { fit: number }) | null {
  const forward = compileJob(target.requirements, facts);
  const backward = compileJob(start.asked, facts);
  if (!forward || !backward) return null;
  const there = scoreCompiled(forward, start.claims, facts).score ?? 0;
  const used = scoreCompiled(backward, claimsOfProfile(target.requirements), facts).score ?? 0;
  const parts = {
    coverage: (there + used) / 2,
    groups: groupOverlap(groupShares(backward, facts), groupShares(forward, facts)),
    isSameFamily: start.family !== null && start.family === target.family,
    title: titleSimilarity(titleGrams(start.titles), titleGrams(target.titles)),
    step: stepBetween(start.step, target.step),
  };
  return { ...parts, fit: fitOf(parts) };
}
