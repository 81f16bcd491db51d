import type { OccupationSkill } from "@vaardig/matching/adjacency";
import { buildSuggester, type SkillSuggester } from "@vaardig/matching/suggest";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { buildLabelTexts, type LabelTexts } from "@vaardig/matching/textMatch/layeredTexts";
import { buildLinker } from "@vaardig/matching/textMatch/linker";

/** Words → skills and titles → skills, built from labels when first needed: it takes seconds for all of ESCO. */
export interface TaxonomyTexts extends LabelTexts {
  titles: SkillSuggester;
  titleLabels: ReadonlyMap<string, string>;
}

interface TaxonomyLabels {
  /** Of skills, each with the concept that it counts as. */
  skills: readonly Label[];
  /** Of job titles. */
  titles: readonly Label[];
  relations: Iterable<OccupationSkill>;
}

/** Builds what reads texts from a taxonomy's labels and the skills of its jobs. */
export function buildTaxonomyTexts({ skills, titles, relations }: TaxonomyLabels): TaxonomyTexts {
  const english = titles.filter(({ preferred, lang }) => preferred && lang === "en");
  return {
    ...buildLabelTexts(skills),
    titles: buildSuggester(buildLinker(titles), relations),
    titleLabels: new Map(english.map(({ conceptId, label }) => [conceptId, label])),
  };
}
