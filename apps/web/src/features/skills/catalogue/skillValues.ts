import { SKILL_KINDS } from "@vaardig/contract/limits";
import type { SkillDetail } from "@vaardig/contract/skills/skillCatalogue";

/** Form values of a skill. */
export interface SkillValues {
  name_en: string;
  name_nl: string;
  aliases_en: string[];
  aliases_nl: string[];
  description_en: string;
  description_nl: string;
  kind: string;
  group_id: string;
  levels_en: string[];
  levels_nl: string[];
}

const NO_LEVELS = ["", "", "", "", ""];

export const NEW_SKILL: SkillValues = {
  name_en: "",
  name_nl: "",
  aliases_en: [],
  aliases_nl: [],
  description_en: "",
  description_nl: "",
  kind: "skill",
  group_id: "",
  levels_en: NO_LEVELS,
  levels_nl: NO_LEVELS,
};

/** Returns the form values of a skill. */
export function valuesOf(skill: SkillDetail): SkillValues {
  return {
    name_en: skill.name_en ?? "",
    name_nl: skill.name_nl ?? "",
    aliases_en: skill.aliases_en,
    aliases_nl: skill.aliases_nl,
    description_en: skill.description_en,
    description_nl: skill.description_nl,
    kind: skill.kind,
    group_id: skill.group?.id ?? "",
    levels_en: skill.levels_en ?? NO_LEVELS,
    levels_nl: skill.levels_nl ?? NO_LEVELS,
  };
}

/** Returns level descriptions for the API: null, or all five. */
function levelsOf(texts: string[]): string[] | null {
  return texts.some((text) => text.trim() !== "") ? texts : null;
}

/** Returns the request body of form values. */
export function bodyOf({ kind, group_id: group, levels_en, levels_nl, ...texts }: SkillValues) {
  return {
    ...texts,
    kind: SKILL_KINDS.find((one) => one === kind) ?? "skill",
    group_id: group || null,
    levels_en: levelsOf(levels_en),
    levels_nl: levelsOf(levels_nl),
  };
}

/** Returns a field's value as text, for comparing two versions. */
export function fieldText(value: string | string[]): string {
  return typeof value === "string" ? value : value.filter(Boolean).join("\n");
}
