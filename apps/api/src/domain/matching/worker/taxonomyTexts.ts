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
import { isWrittenSo, namesThatSpeak, withoutNamesOf } from "./importedLabels.ts";
import { properNamesOf } from "./properNames.ts";

/** Words → skills and titles → skills, built from labels when first needed: it takes seconds for all of ESCO. */
export interface TaxonomyTexts extends LabelTexts {
  titles: SkillSuggester;
  /** Skills that a person may have by a job held: those of the starter's profiles, which are chosen for that. */
  heldTitles: SkillSuggester;
  /** Job titles → shared job profiles. */
  jobs: Pick<Linker, "link">;
  titleLabels: ReadonlyMap<string, string>;
  /** Whether words hold a name that is the same in every language, such as SQL. */
  isProperName: (words: string) => boolean;
  /** Whether a job is called so. */
  isTitle: (words: string) => boolean;
  /** Natural logarithm of how many of the starter's jobs there are for each that asks for a skill. */
  rarityOf: (skillId: string) => number;
}

export interface TaxonomyLabels {
  /** Of skills, each with the concept that it counts as. */
  skills: readonly Label[];
  /** Of job titles. */
  titles: readonly Label[];
  relations: readonly OccupationSkill[];
}

/** From this similarity on the starter's titles speak for a title alone. */
const SAME_PROFESSION = 0.6;

/** What finds a job title's skills, in one text and as one types. */
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

/** Places that the starter reads stay; those of another taxonomy come where nothing of it stands. */
function besideSpots(first: Spot[], others: Spot[]): Spot[] {
  const free = others.filter(({ start, end }) => !first.some((one) => one.start < end && start < one.end));
  return [...first, ...free].sort((a, b) => a.start - b.start);
}

/** Reads with the starter's names as if they were alone, and with another taxonomy's where these leave room. */
function buildTexts(starter: readonly Label[], imported: readonly Label[]): LabelTexts {
  const first = buildLabelTexts(starter);
  if (imported.length === 0) return first;
  const names = withoutNamesOf(starter, imported);
  const linker = buildLinker(names);
  const spotter = new Spotter(namesThatSpeak(names));
  const languages = [...new Set(names.map(({ lang }) => lang))];
  return {
    ...layerTexts({ linker, spotter, search: new PrefixSearch(linker) }, first),
    spotter: {
      spot(text) {
        const found = spotter.spot(text).filter((spot) => isWrittenSo(spot, text, languages));
        return besideSpots(first.spotter.spot(text), found);
      },
    },
  };
}

/**
 * Builds what reads texts from the starter's labels and the skills of its jobs, and from what was imported beside
 * them. Thousands of narrow skills would displace the starter's: its names and its job profiles go first.
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
    isProperName: properNamesOf(starter.skills),
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
