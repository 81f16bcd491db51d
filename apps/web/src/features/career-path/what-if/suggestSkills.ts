import type { CareerGap, CareerJob } from "@vaardig/contract/career-path/careerJob";
import type { MatchSheet } from "@vaardig/contract/matching";

/** Number of skills offered initially. */
const OFFERED = 6;

/** A suggested skill with its current and required level. */
export type SkillSuggestion = Pick<CareerGap, "skill" | "have" | "need">;

/** Returns the target's gap, costliest first; without a target, the most common gaps of reachable jobs. */
export function suggestSkills(jobs: readonly CareerJob[], sheet: MatchSheet | undefined): SkillSuggestion[] {
  if (sheet)
    return sheet.requirements
      .filter(({ status, skill }) => status !== "met" && skill.kind !== "licence")
      .sort((a, b) => b.lost - a.lost)
      .slice(0, OFFERED)
      .map(({ skill, have, need }) => ({ skill, have, need }));
  const gaps = jobs.flatMap(({ gap }) => gap.first).filter(({ skill }) => skill.kind !== "licence");
  const bySkill = [...Map.groupBy(gaps, ({ skill }) => skill.id).values()];
  return bySkill
    .sort((a, b) => b.length - a.length)
    .slice(0, OFFERED)
    .flatMap((same) => {
      const [first] = same;
      return first ? { ...first, need: Math.max(...same.map(({ need }) => need)) } : [];
    });
}
