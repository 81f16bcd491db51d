import { LANGUAGES } from "@vaardig/contract/limits";
import type { SkillTexts } from "@vaardig/contract/skills/skillCatalogue";
import type { CatalogueRow } from "./catalogue.queries.ts";

export interface SkillLabel {
  lang: string;
  label: string;
  preferred: boolean;
}

/** A skill as stored. */
export interface StoredSkill {
  kind: CatalogueRow["kind"];
  groupId: string | null;
  descriptions: Record<string, string>;
  levels: Record<string, string[]> | null;
  labels: SkillLabel[];
}

const NEW: Pick<CatalogueRow, "kind" | "group_id" | "descriptions" | "levels" | "labels"> = {
  kind: "skill",
  group_id: null,
  descriptions: {},
  levels: null,
  labels: [],
};

function labelsIn(lang: string, name: string, aliases: string[]): SkillLabel[] {
  const seen = new Set([name.toLowerCase()]);
  const others = aliases.filter((one) => !seen.has(one.toLowerCase()) && seen.add(one.toLowerCase()));
  return [
    ...(name ? [{ lang, label: name, preferred: true }] : []),
    ...others.map((label) => ({ lang, label, preferred: false })),
  ];
}

/** Returns the stored values after a change: absent texts stay, empty ones are removed. */
export function storedSkill(texts: SkillTexts, before: typeof NEW = NEW): StoredSkill {
  const descriptions: Record<string, string> = {};
  const levels: Record<string, string[]> = {};
  const labels: SkillLabel[] = [];
  for (const lang of LANGUAGES) {
    const own = before.labels.filter((one) => one.lang === lang);
    const name = texts[`name_${lang}`] ?? own.find((one) => one.preferred)?.label ?? "";
    const aliases = texts[`aliases_${lang}`] ?? own.filter((one) => !one.preferred).map(({ label }) => label);
    labels.push(...labelsIn(lang, name, aliases));
    const description = texts[`description_${lang}`] ?? before.descriptions[lang];
    if (description) descriptions[lang] = description;
    const told = texts[`levels_${lang}`];
    const means = told === undefined ? before.levels?.[lang] : told;
    if (means) levels[lang] = means;
  }
  return {
    kind: texts.kind ?? before.kind,
    groupId: texts.group_id === undefined ? before.group_id : texts.group_id,
    descriptions,
    levels: Object.keys(levels).length > 0 ? levels : null,
    labels,
  };
}
