import type { MatchSheet } from "@vaardig/contract/matching";
import type { Skill } from "@vaardig/contract/skills/skills";

export interface Step {
  skill: Skill;
  from: number | null;
  to: number;
  /** The band that this alone reaches; null where it takes more, or is not known. */
  band: NonNullable<MatchSheet["lift"]>["band"] | null;
}

/** What lifts a match most: the first change to the next band, else the gap that weighs most; null where nothing is short. */
export function nextStepOf({ lift, requirements }: MatchSheet): Step | null {
  const [change, ...others] = lift?.changes.toSorted((a, b) => b.gain - a.gain) ?? [];
  if (lift && change) {
    const { skill, from, to } = change;
    return { skill, from, to, band: others.length === 0 ? lift.band : null };
  }
  const [gap] = requirements.filter(({ status }) => status !== "met").toSorted((a, b) => b.lost - a.lost);
  return gap ? { skill: gap.skill, from: gap.have, to: gap.need, band: null } : null;
}
