import { adjacencyStrength } from "./adjacencyStrength.ts";
import { bandAbove, failsMustHave, isCapped, reachesBand } from "./bands.ts";
import { adjacentCredit, claimCode, codeLevel, directCredit } from "./claimCode.ts";
import type { CompiledJob } from "./compileJob.ts";
import { quantise } from "./fixedPoint.ts";
import type { Band, SkillFacts } from "./model.ts";
import type { Score } from "./scorer.ts";
import { smallestSet } from "./smallestSet.ts";

/**
 * Learning a skill, raising its level, or (equal levels) stating a level that was only inferred or long
 * unused.
 */
export interface Change {
  skillId: string;
  /** Null when the person lacks the skill or its level is unknown. */
  fromLevel: number | null;
  toLevel: number;
  /** Points, 0–100, added by this change after those before it in the list. */
  gain: number;
}

export interface Lift {
  band: Band;
  changes: readonly Change[];
}

interface Candidate {
  at: number;
  skillId: string;
  fromLevel: number | null;
  toLevel: number;
  /** Lower bound when reducing the level: the required level for a failing must-have. */
  lowest: number;
}

/** Returns the credit of every requirement from one changed skill, self-stated and current. */
function creditsFrom(candidate: Candidate, job: CompiledJob, facts: SkillFacts): Float64Array {
  const code = claimCode({ level: candidate.toLevel, source: "self", lastUsedYears: 0 });
  return Float64Array.from(job.requirements, (requirement) => {
    if (requirement.skillId === candidate.skillId) return directCredit(code, requirement.level);
    if (!job.adjacency) return 0;
    const strength = adjacencyStrength(requirement.skillId, candidate.skillId, facts);
    return adjacentCredit(strength, codeLevel(code), requirement.level);
  });
}

/**
 * Returns one candidate per required skill: at the required level or the held level if higher, self-stated
 * and current.
 */
function candidates(job: CompiledJob, score: Score): Candidate[] {
  return job.requirements.map((requirement, at) => {
    const own = score.assessments[at]?.own ?? null;
    const held = own === null ? 0 : codeLevel(own.code);
    const fails = requirement.mustHave && failsMustHave(score.assessments[at]?.credit ?? 0);
    return {
      at,
      skillId: requirement.skillId,
      fromLevel: held === 0 ? null : held,
      toLevel: Math.max(held, requirement.level),
      lowest: fails ? Math.max(held, requirement.level) : Math.max(1, held),
    };
  });
}

function totalScore(job: CompiledJob, credits: Float64Array): number {
  return job.requirements.reduce(
    (sum, requirement, at) => sum + quantise(requirement.share * (credits[at] ?? 0)),
    0,
  );
}

function best(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((credit, at) => Math.max(credit, b[at] ?? 0));
}

/**
 * Returns the smallest set of changed skills that lifts a score to the next band, each raised no further
 * than needed, except that a failing must-have is raised to its required level; null in the best band and
 * without a score. When a must-have caps the band, the set fixes it.
 */
export function findLift(job: CompiledJob, score: Score, facts: SkillFacts): Lift | null {
  const band = score.band && bandAbove(score.band);
  if (band === null) return null;
  const start = Float64Array.from(score.assessments, (assessment) => assessment.credit);
  const mustHaves = isCapped(band) ? job.requirements.flatMap((need, at) => (need.mustHave ? [at] : [])) : [];
  const reached = (credits: Float64Array): boolean =>
    reachesBand(totalScore(job, credits), band) && mustHaves.every((at) => !failsMustHave(credits[at] ?? 0));
  const all = candidates(job, score);
  const effects = all.map((candidate) => creditsFrom(candidate, job, facts));
  const chosen = smallestSet({
    start,
    effects,
    mustHaves,
    score: (credits) => totalScore(job, credits),
    reachesScore: (value) => reachesBand(value, band),
  });
  if (chosen === null) return null;
  const picked = chosen.flatMap((at) => all[at] ?? []);
  const given = chosen.flatMap((at) => effects[at] ?? []);
  const together = (): Float64Array => given.reduce<Float64Array>(best, start);
  for (const [at, candidate] of [...picked.entries()].reverse()) {
    while (candidate.toLevel > candidate.lowest) {
      const enough = given[at] ?? start;
      candidate.toLevel -= 1;
      given[at] = creditsFrom(candidate, job, facts);
      if (reached(together())) continue;
      candidate.toLevel += 1;
      given[at] = enough;
      break;
    }
  }
  let credits: Float64Array = start;
  const changes = picked.map(({ skillId, fromLevel, toLevel }, at) => {
    const before = totalScore(job, credits);
    credits = best(credits, given[at] ?? start);
    return { skillId, fromLevel, toLevel, gain: 100 * (totalScore(job, credits) - before) };
  });
  return { band, changes };
}
