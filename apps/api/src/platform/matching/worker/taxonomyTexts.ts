import type { OccupationSkill } from "@vaardig/matching/adjacency";
import { buildSuggester, type SkillSuggester } from "@vaardig/matching/suggest";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { bestOf, buildLabelTexts, type LabelTexts } from "@vaardig/matching/textMatch/layeredTexts";
import { buildLinker, type Linker } from "@vaardig/matching/textMatch/linker";
import { PrefixSearch } from "@vaardig/matching/textMatch/prefixSearch";
import { TitleSearch } from "@vaardig/matching/titleSearch";

/** Words → skills and titles → skills, built from labels when first needed: it takes seconds for all of ESCO. */
export interface TaxonomyTexts extends LabelTexts {
  titles: SkillSuggester;
  /** Job titles → shared job profiles. */
  jobs: Linker;
  titleLabels: ReadonlyMap<string, string>;
  /** Natural logarithm of how many jobs there are for each that asks for a skill. */
  rarityOf: (skillId: string) => number;
}

interface TaxonomyLabels {
  /** Of skills, each with the concept that it counts as. */
  skills: readonly Label[];
  /** Of job titles. */
  titles: readonly Label[];
  relations: readonly OccupationSkill[];
}

/** Builds what reads texts from a taxonomy's labels and the skills of its jobs. */
export function buildTaxonomyTexts({ skills, titles, relations }: TaxonomyLabels): TaxonomyTexts {
  const english = titles.filter(({ preferred, lang }) => preferred && lang === "en");
  const texts = buildLabelTexts(skills);
  const titleLinker = buildLinker(titles);
  const titleSearch = new TitleSearch(new PrefixSearch(titleLinker), texts.linker, relations);
  return {
    ...texts,
    search: {
      search: (text, options) =>
        bestOf(
          [...texts.search.search(text, options), ...titleSearch.search(text, options)],
          options.k ?? 10,
          (hit) => hit.rank,
        ),
    },
    jobs: titleLinker,
    titles: buildSuggester(titleLinker, relations),
    titleLabels: new Map(english.map(({ conceptId, label }) => [conceptId, label])),
    rarityOf: rarityIn(relations),
  };
}

function rarityIn(relations: readonly OccupationSkill[]): (skillId: string) => number {
  const askedBy = new Map<string, number>();
  for (const { skillId } of relations) askedBy.set(skillId, (askedBy.get(skillId) ?? 0) + 1);
  const jobs = new Set(relations.map(({ occupationId }) => occupationId)).size;
  return (skillId) => Math.log(jobs / (askedBy.get(skillId) ?? jobs));
}
