import type { CompiledJob } from "../compileJob.ts";
import type { SkillFacts } from "../model.ts";

/** Returns the distribution of a job's weight over skill groups; the shares sum to 1, or there are none. */
export function groupShares(job: CompiledJob, facts: SkillFacts): Map<string, number> {
  const shares = new Map<string, number>();
  let total = 0;
  for (const { skillId, share } of job.requirements) {
    const groups = facts.groupOf(skillId);
    for (const group of groups) shares.set(group, (shares.get(group) ?? 0) + share / groups.size);
    if (groups.size > 0) total += share;
  }
  return new Map([...shares].map(([group, share]) => [group, share / total]));
}

/** Returns the overlap of two distributions, 0–1. */
export function groupOverlap(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let overlap = 0;
  for (const [group, share] of a) overlap += Math.min(share, b.get(group) ?? 0);
  return overlap;
}
