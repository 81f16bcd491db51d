import type { BodyInput } from "@vaardig/contract/endpoint";
import type { RequiredSkill, saveSkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { type MergeResult, mergeVersions } from "../../lib/form/mergeVersions.ts";

/** A required skill during editing; its level may be missing. */
export type SkillDraft = Omit<RequiredSkill, "level"> & { level: number | null };

export type SkillList = readonly SkillDraft[];

/** The editable fields of a requirement. */
export type Rating = Omit<SkillDraft, "skill">;

/** Returns the rating of a requirement, without its skill. */
export function ratingOf({ level, kind, importance, must_have }: SkillDraft): Rating {
  return { level, kind, importance, must_have };
}

const byId = (skills: SkillList) =>
  new Map(skills.map((entry) => [entry.skill.id, JSON.stringify(ratingOf(entry))]));

/** Returns whether two lists have the same requirements, in any order. */
export function isSameList(one: SkillList, other: SkillList): boolean {
  const [a, b] = [byId(one), byId(other)];
  return a.size === b.size && [...a].every(([id, rating]) => b.get(id) === rating);
}

/** Returns the skills without a level. */
export const withoutLevel = (skills: SkillList): SkillList => skills.filter(({ level }) => level === null);

/** Returns the list in the format of API calls. A missing level is sent, so that the schema rejects it. */
export function toSend(skills: SkillList): BodyInput<typeof saveSkillProfile>["skills"] {
  return skills.map((entry) => ({
    skill_id: entry.skill.id,
    ...ratingOf(entry),
    level: entry.level as number,
  }));
}

export interface ListMerge {
  /** Ids of skills changed differently on both sides, and of skills changed only by the other side. */
  conflicts: string[];
  taken: string[];
  merged: SkillDraft[];
}

/** Compares two lists with their common base, by skill. */
export function mergeLists(base: SkillList, mine: SkillList, theirs: SkillList): ListMerge {
  const known = new Map([...base, ...mine, ...theirs].map((entry) => [entry.skill.id, entry.skill]));
  const ratings = (skills: SkillList): Record<string, Rating | null> => {
    const rated = new Map(skills.map((entry) => [entry.skill.id, ratingOf(entry)]));
    return Object.fromEntries([...known.keys()].map((id) => [id, rated.get(id) ?? null]));
  };
  const { conflicts, taken, merged }: MergeResult<Record<string, Rating | null>> = mergeVersions(
    ratings(base),
    ratings(mine),
    ratings(theirs),
  );
  return {
    conflicts,
    taken,
    merged: Object.entries(merged).flatMap(([id, rating]) => {
      const skill = known.get(id);
      return rating && skill ? [{ skill, ...rating }] : [];
    }),
  };
}
