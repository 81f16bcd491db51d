import type { SkillHeatMap } from "@vaardig/contract/analysis/skillsAnalysis";

/** What a cell's tone and number say. */
export type Shown = "coverage" | "level";

/** The cell that the address opens: a skill, and a department, those outside any, or all. */
export interface OpenCell {
  skillId: string;
  /** Undefined: all of them; null: outside any department. */
  department: string | null | undefined;
}

/** A cell as the address holds it. */
export function cellFor({ skillId, department }: OpenCell): string {
  return department === undefined ? skillId : `${skillId}~${department ?? "none"}`;
}

/** The cell that the address holds, or undefined. */
export function cellIn(value: string | undefined): OpenCell | undefined {
  const [skillId, department] = (value ?? "").split("~");
  if (!skillId) return undefined;
  return { skillId, department: department === "none" ? null : department };
}

/** The skill of which the smallest part of people reaches the level; undefined where nothing may be told. */
export function worstSkill({ skills }: SkillHeatMap) {
  return skills
    .flatMap(({ name, all }) => {
      const known = all ? all.asked - all.unknown : 0;
      return all && known > 0 ? [{ name, share: all.met / known }] : [];
    })
    .sort((a, b) => a.share - b.share)[0];
}
