import { codeLevel } from "../claimCode.ts";
import type { CompiledJob } from "../compileJob.ts";
import type { Score } from "../scorer.ts";

/** A required skill below its required level; `have` is null when the skill is missing. */
export interface Gap {
  skillId: string;
  need: number;
  have: number | null;
  mustHave: boolean;
  isLicence: boolean;
}

/** Returns a person's gaps, costliest first; a skill with an unstated level is not a gap. */
export function gapsOf(job: CompiledJob, { assessments }: Score): Gap[] {
  return job.requirements
    .flatMap((requirement, at) => {
      const { skillId, level: need, mustHave, isLicence, share } = requirement;
      const { own = null, credit = 0 } = assessments[at] ?? {};
      const have = own && codeLevel(own.code);
      if (have !== null && (have === 0 || isLicence || have >= need)) return [];
      return [{ skillId, need, have, mustHave, isLicence, lost: share * (1 - credit) }];
    })
    .sort((a, b) => b.lost - a.lost || (a.skillId < b.skillId ? -1 : 1))
    .map(({ lost, ...gap }) => gap);
}

/** Returns the levels to gain for all gaps; a licence counts as one. */
export function effortOf(gaps: readonly Gap[]): number {
  return gaps.reduce((sum, { need, have, isLicence }) => sum + (isLicence ? 1 : need - (have ?? 0)), 0);
}
