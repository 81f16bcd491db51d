import type { RequirementTerms, Term } from "./jobTerms.ts";
import type { SkillClaim } from "./segment.ts";

/**
 * Returns a scorer for a person's list of claims that uses the same tables as the posting lists, so that
 * results are bit-identical.
 */
export function overlayScorer(
  requirements: readonly RequirementTerms[],
): (claims: readonly SkillClaim[]) => number {
  const bySkill = new Map<number, { at: number; term: Term }[]>();
  for (const [at, { terms }] of requirements.entries()) {
    for (const term of terms) {
      const list = bySkill.get(term.skill);
      if (list) list.push({ at, term });
      else bySkill.set(term.skill, [{ at, term }]);
    }
  }
  const best = new Uint16Array(requirements.length);
  return (claims) => {
    best.fill(0);
    for (const { skill, code } of claims) {
      for (const { at, term } of bySkill.get(skill) ?? []) {
        best[at] = Math.max(best[at] ?? 0, term.rungs[code] ?? 0);
      }
    }
    return requirements.reduce((sum, { gains }, at) => sum + (gains[best[at] ?? 0] ?? 0), 0);
  };
}
