import type { RequiredSkill } from "../../domain/matching/matchEngine.ts";

const isSame = (a: RequiredSkill, b: RequiredSkill) =>
  a.level === b.level && a.kind === b.kind && a.importance === b.importance && a.mustHave === b.mustHave;

/** Returns the ids of the skills that a change of requirements adds, removes and rates differently. */
export function changedSkills(before: readonly RequiredSkill[], after: readonly RequiredSkill[]) {
  const old = new Map(before.map((skill) => [skill.skillId, skill]));
  const kept = new Set(after.map((skill) => skill.skillId));
  const ids = (skills: readonly RequiredSkill[]) => skills.map((skill) => skill.skillId);
  return {
    added: ids(after.filter((skill) => !old.has(skill.skillId))),
    removed: ids(before.filter((skill) => !kept.has(skill.skillId))),
    changed: ids(
      after.filter((skill) => {
        const was = old.get(skill.skillId);
        return was && !isSame(was, skill);
      }),
    ),
  };
}
