import type { Skill } from "@vaardig/contract/skills/skills";
import { ratingOf, type SkillDraft, type SkillList } from "../../../shared/skills/skillList.ts";

export interface Pair {
  skill: Skill;
  mine: SkillDraft | null;
  theirs: SkillDraft | null;
}

export interface Comparison {
  /** Skills in one profile only or with different ratings, largest level difference first. */
  different: Pair[];
  same: Pair[];
}

const gapOf = ({ mine, theirs }: Pair) => Math.abs((mine?.level ?? 0) - (theirs?.level ?? 0));

/** Returns the comparison of two lists by skill. */
export function compareLists(mine: SkillList, theirs: SkillList): Comparison {
  const other = new Map(theirs.map((entry) => [entry.skill.id, entry]));
  const own = new Set(mine.map(({ skill }) => skill.id));
  const pairs: Pair[] = [
    ...mine.map((entry) => ({ skill: entry.skill, mine: entry, theirs: other.get(entry.skill.id) ?? null })),
    ...theirs
      .filter(({ skill }) => !own.has(skill.id))
      .map((entry) => ({ skill: entry.skill, mine: null, theirs: entry })),
  ];
  const isSame = (pair: Pair) =>
    pair.mine !== null &&
    pair.theirs !== null &&
    JSON.stringify(ratingOf(pair.mine)) === JSON.stringify(ratingOf(pair.theirs));
  return {
    different: pairs.filter((pair) => !isSame(pair)).sort((a, b) => gapOf(b) - gapOf(a)),
    same: pairs.filter(isSame),
  };
}
