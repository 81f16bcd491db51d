import type { MatchSheet } from "@vaardig/contract/matching";
import type { Skill } from "@vaardig/contract/skills/skills";

export interface SkillStep {
  skill: Skill;
  from: number | null;
  to: number;
  /** The band that this step alone reaches; null when more is needed or unknown. */
  band: NonNullable<MatchSheet["lift"]>["band"] | null;
}

/**
 * Returns the most effective step: the largest change to the next band, otherwise the costliest gap; null
 * without gaps.
 */
export function nextStepOf({ lift, requirements }: MatchSheet): SkillStep | null {
  const [change, ...others] = lift?.changes.toSorted((a, b) => b.gain - a.gain) ?? [];
  if (lift && change) {
    const { skill, from, to } = change;
    return { skill, from, to, band: others.length === 0 ? lift.band : null };
  }
  const [gap] = requirements.filter(({ status }) => status !== "met").toSorted((a, b) => b.lost - a.lost);
  return gap ? { skill: gap.skill, from: gap.have, to: gap.need, band: null } : null;
}
