import type { SkillHeatMap } from "@vaardig/contract/analysis/skillsAnalysis";

/** Metric of a cell's colour and number. */
export type HeatMetric = "coverage" | "level";

/** The cell opened by the URL: a skill, with a department, people without one, or everyone. */
export interface OpenCell {
  skillId: string;
  /** Undefined: all departments; null: people without a department. */
  department: string | null | undefined;
}

/** Returns a cell as text for the URL. */
export function toCellParam({ skillId, department }: OpenCell): string {
  return department === undefined ? skillId : `${skillId}~${department ?? "none"}`;
}

/** Parses a cell from the URL; undefined without one. */
export function parseCellParam(value: string | undefined): OpenCell | undefined {
  const [skillId, department] = (value ?? "").split("~");
  if (!skillId) return undefined;
  return { skillId, department: department === "none" ? null : department };
}

/** Returns the skill with the lowest share of people at the level; undefined when all are hidden. */
export function worstSkill({ skills }: SkillHeatMap) {
  return skills
    .flatMap(({ name, all }) => {
      const known = all ? all.asked - all.unknown : 0;
      return all && known > 0 ? [{ name, share: all.met / known }] : [];
    })
    .sort((a, b) => a.share - b.share)[0];
}
