import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { plainText } from "../../../lib/language/plainText.ts";

export interface SkillGroup {
  /** Group id; empty for skills without a group. */
  id: string;
  /** Null for skills without a group, which come last. */
  name: string | null;
  skills: PersonSkill[];
}

/** Returns skills whose name or group contains every word of the search, ignoring accents. */
export function filterSkills(skills: readonly PersonSkill[], search: string): PersonSkill[] {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  return skills.filter(({ skill }) => {
    const text = plainText(`${skill.name} ${skill.group_name ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

/** Returns skills by group; groups and skills sorted by name. */
export function groupSkills(skills: readonly PersonSkill[], language: string): SkillGroup[] {
  const groups = new Map<string, SkillGroup>();
  for (const one of skills) {
    const id = one.skill.group_id ?? "";
    const group = groups.get(id) ?? { id, name: one.skill.group_name, skills: [] };
    group.skills.push(one);
    groups.set(id, group);
  }
  const byName = (a: string | null, b: string | null) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a.localeCompare(b, language);
  };
  for (const group of groups.values()) group.skills.sort((a, b) => byName(a.skill.name, b.skill.name));
  return [...groups.values()].sort((a, b) => byName(a.name, b.name));
}
