import type { MatchRequirement } from "@vaardig/contract/matching";

/** Returns unmet requirements, costliest first. */
export function gapsOf(requirements: readonly MatchRequirement[]): MatchRequirement[] {
  return requirements
    .filter(({ status }) => status !== "met")
    .sort((a, b) => b.lost - a.lost || a.skill.name.localeCompare(b.skill.name));
}
