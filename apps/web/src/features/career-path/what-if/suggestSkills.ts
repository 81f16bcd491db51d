import type { CareerGap, CareerJob } from "@vaardig/contract/career-path/careerJob";
import type { MatchSheet } from "@vaardig/contract/matching";

/** So many skills are offered to begin with. */
const OFFERED = 6;

/** A skill that is worth trying, with the level now and the one asked. */
export type Offer = Pick<CareerGap, "skill" | "have" | "need">;

/** With a target its gap, what costs most first; without one the gaps that most jobs in reach have. */
export function suggestSkills(jobs: readonly CareerJob[], sheet: MatchSheet | undefined): Offer[] {
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
