import { codeLevel } from "../claimCode.ts";
import type { CompiledJob } from "../compileJob.ts";
import type { Score } from "../scorer.ts";

/** A required skill that a person does not have at the level asked; `have` is null where it is missing. */
export interface Gap {
  skillId: string;
  need: number;
  have: number | null;
  mustHave: boolean;
  isLicence: boolean;
}

/** What a person is short of, what costs most first. A level that no one stated is neither short nor enough. */
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

/** Levels to gain for all gaps together; a licence counts as one. */
export function effortOf(gaps: readonly Gap[]): number {
  return gaps.reduce((sum, { need, have, isLicence }) => sum + (isLicence ? 1 : need - (have ?? 0)), 0);
}
