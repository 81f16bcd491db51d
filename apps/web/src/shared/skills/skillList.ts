import type { BodyInput } from "@vaardig/contract/endpoint";
import type { RequiredSkill, saveSkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { type Merge, mergeVersions } from "../../lib/form/mergeVersions.ts";

/** A required skill while it is edited: its level may still have to be chosen. */
export type SkillDraft = Omit<RequiredSkill, "level"> & { level: number | null };

export type SkillList = readonly SkillDraft[];

/** What is rated of a skill. */
export type Rating = Omit<SkillDraft, "skill">;

/** What a requirement says besides which skill it is. */
export function ratingOf({ level, kind, importance, must_have }: SkillDraft): Rating {
  return { level, kind, importance, must_have };
}

const byId = (skills: SkillList) =>
  new Map(skills.map((entry) => [entry.skill.id, JSON.stringify(ratingOf(entry))]));

/** Whether two lists ask the same, in whatever order. */
export function isSameList(one: SkillList, other: SkillList): boolean {
  const [a, b] = [byId(one), byId(other)];
  return a.size === b.size && [...a].every(([id, rating]) => b.get(id) === rating);
}

/** The skills whose level no one chose yet. */
export const withoutLevel = (skills: SkillList): SkillList => skills.filter(({ level }) => level === null);

/** The list as it is sent. A level that is not chosen is sent as it is, for the schema to refuse. */
export function toSend(skills: SkillList): BodyInput<typeof saveSkillProfile>["skills"] {
  return skills.map((entry) => ({
    skill_id: entry.skill.id,
    ...ratingOf(entry),
    level: entry.level as number,
  }));
}

export interface ListMerge {
  /** Ids of the skills that I changed and the other one has otherwise; and of those that only the other one changed. */
  conflicts: string[];
  taken: string[];
  merged: SkillDraft[];
}

/** Compares two lists that grew from the same one, skill by skill. */
export function mergeLists(base: SkillList, mine: SkillList, theirs: SkillList): ListMerge {
  const known = new Map([...base, ...mine, ...theirs].map((entry) => [entry.skill.id, entry.skill]));
  const ratings = (skills: SkillList): Record<string, Rating | null> => {
    const rated = new Map(skills.map((entry) => [entry.skill.id, ratingOf(entry)]));
    return Object.fromEntries([...known.keys()].map((id) => [id, rated.get(id) ?? null]));
  };
  const { conflicts, taken, merged }: Merge<Record<string, Rating | null>> = mergeVersions(
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
