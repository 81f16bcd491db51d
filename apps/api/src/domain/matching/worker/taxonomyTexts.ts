import type { OccupationSkill } from "@vaardig/matching/adjacency";
import { buildSuggester, type SkillSuggester } from "@vaardig/matching/suggest";
import type { Label } from "@vaardig/matching/textMatch/labelStore";
import {
  bestOf,
  buildLabelTexts,
  type LabelTexts,
  layerTexts,
} from "@vaardig/matching/textMatch/layeredTexts";
import { buildLinker, type Linker } from "@vaardig/matching/textMatch/linker";
import { PrefixSearch } from "@vaardig/matching/textMatch/prefixSearch";
import { type Spot, Spotter } from "@vaardig/matching/textMatch/spotter";
import { TitleSearch } from "@vaardig/matching/titleSearch";
import { isWrittenAs, namesWithWords, withoutNamesOf } from "./importedLabels.ts";
import { properNameTest } from "./properNames.ts";

/**
 * Indexes from words and titles to skills, built from labels on first use: that takes seconds for all of
 * ESCO.
 */
export interface TaxonomyTexts extends LabelTexts {
  titles: SkillSuggester;
  /** Skills that a held job suggests: only those of the starter's profiles, which were curated for that. */
  heldTitles: SkillSuggester;
  /** Job titles → shared job profiles. */
  jobs: Pick<Linker, "link">;
  titleLabels: ReadonlyMap<string, string>;
  /** Returns whether words contain a name that is the same in every language, such as SQL. */
  isProperName: (words: string) => boolean;
  /** Returns whether the words are a job title. */
  isTitle: (words: string) => boolean;
  /**
   * Returns the natural logarithm of the number of the starter's jobs divided by the number that require a
   * skill.
   */
  rarityOf: (skillId: string) => number;
}

export interface TaxonomyLabels {
  /** Labels of skills, each with its canonical concept. */
  skills: readonly Label[];
  /** Labels of job titles. */
  titles: readonly Label[];
  relations: readonly OccupationSkill[];
}

/** From this similarity on the starter's titles alone decide on a title. */
const SAME_PROFESSION = 0.6;

/** Returns what finds a job title's skills, in a text and while typing. */
function titleFinder({ titles, relations }: TaxonomyLabels, skills: TaxonomyTexts["linker"]) {
  const linker = buildLinker(titles);
  const named = new PrefixSearch(linker);
  return {
    linker,
    suggester: buildSuggester(linker, relations),
    search: new TitleSearch(named, skills, relations),
    isTitle: (words: string) => named.called(words, { lang: "en" }) !== null,
  };
}

/** Keeps the starter's matches, and adds those of another taxonomy where none overlaps. */
function besideSpots(first: Spot[], others: Spot[]): Spot[] {
  const free = others.filter(({ start, end }) => !first.some((one) => one.start < end && start < one.end));
  return [...first, ...free].sort((a, b) => a.start - b.start);
}

/** Builds text readers that give the starter's labels precedence over those of another taxonomy. */
function buildTexts(starter: readonly Label[], imported: readonly Label[]): LabelTexts {
  const first = buildLabelTexts(starter);
  if (imported.length === 0) return first;
  const names = withoutNamesOf(starter, imported);
  const linker = buildLinker(names);
  const spotter = new Spotter(namesWithWords(names));
  const languages = [...new Set(names.map(({ lang }) => lang))];
  return {
    ...layerTexts({ linker, spotter, search: new PrefixSearch(linker) }, first),
    spotter: {
      spot(text) {
        const found = spotter.spot(text).filter((spot) => isWrittenAs(spot, text, languages));
        return besideSpots(first.spotter.spot(text), found);
      },
    },
  };
}

/**
 * Builds the text readers from the starter's labels and job requirements, and from imported ones. Thousands
 * of narrow skills would displace the starter's, so its labels and job profiles come first.
 */
export function buildTaxonomyTexts(starter: TaxonomyLabels, imported: TaxonomyLabels): TaxonomyTexts {
  const english = [...starter.titles, ...imported.titles].filter((one) => one.preferred && one.lang === "en");
  const texts = buildTexts(starter.skills, imported.skills);
  const first = titleFinder(starter, texts.linker);
  const next = titleFinder(imported, texts.linker);
  return {
    ...texts,
    search: {
      called: (text, options) => texts.search.called(text, options),
      meant: (text, options) => texts.search.meant(text, options),
      search(text, options) {
        const own = first.search.search(text, options);
        const byTitle = own.length > 0 ? own : next.search.search(text, options);
        const named = texts.search.search(text, options);
        return bestOf([...named, ...byTitle], options.k ?? 10, (hit) => hit.rank);
      },
    },
    titles: {
      suggest(title, options) {
        const own = first.suggester.suggest(title, { ...options, minSimilarity: SAME_PROFESSION });
        if (own.length > 0) return own;
        const other = next.suggester.suggest(title, options);
        return other.length > 0 ? other : first.suggester.suggest(title, options);
      },
    },
    jobs: {
      link: (title, options = {}) =>
        bestOf(
          [...first.linker.link(title, options), ...next.linker.link(title, options)],
          options.k ?? 10,
          (link) => link.rank,
        ),
    },
    heldTitles: first.suggester,
    titleLabels: new Map(english.map(({ conceptId, label }) => [conceptId, label])),
    isProperName: properNameTest(starter.skills),
    isTitle: (words) => first.isTitle(words) || next.isTitle(words),
    rarityOf: rarityIn(starter.relations),
  };
}

function rarityIn(relations: readonly OccupationSkill[]): (skillId: string) => number {
  const askedBy = new Map<string, number>();
  for (const { skillId } of relations) askedBy.set(skillId, (askedBy.get(skillId) ?? 0) + 1);
  const jobs = new Set(relations.map(({ occupationId }) => occupationId)).size;
  return (skillId) => Math.log(jobs / (askedBy.get(skillId) ?? jobs));
}
