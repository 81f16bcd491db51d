import type { OccupationSkill } from "./adjacency.ts";
import type { Linker } from "./textMatch/linker.ts";
import {
  type PrefixHit,
  type PrefixSearch,
  type PrefixSearchOptions,
  titleRanks,
} from "./textMatch/prefixSearch.ts";

/** Maximum titles considered, and maximum skills returned per title. */
const TITLES = 3;
const SKILLS = 5;
/**
 * Factor of a skill's rarity, ln(titles / titles that require it), added to the cosine of its name with the
 * title.
 */
const RARITY = 0.1;
const OPTIONAL = 0.5;

/** Finds skills by job title: those of the title that are similar by name, and the rare ones. */
export class TitleSearch {
  private readonly titles: PrefixSearch;
  private readonly skills: Pick<Linker, "link">;
  private readonly byTitle: ReadonlyMap<string, readonly OccupationSkill[]>;
  private readonly askedBy = new Map<string, number>();

  constructor(titles: PrefixSearch, skills: Pick<Linker, "link">, relations: readonly OccupationSkill[]) {
    this.titles = titles;
    this.skills = skills;
    this.byTitle = Map.groupBy(relations, ({ occupationId }) => occupationId);
    for (const { skillId } of relations) this.askedBy.set(skillId, (this.askedBy.get(skillId) ?? 0) + 1);
  }

  /**
   * Returns the skills of exactly matching titles, otherwise of titles with the typed words, best first;
   * labelled with the title.
   */
  search(text: string, { lang }: PrefixSearchOptions): PrefixHit[] {
    const named = this.titles.named(text, { lang, k: TITLES });
    const exact = named.filter(({ match }) => match === "exact");
    const titles = exact.length > 0 ? exact : named.filter(({ match }) => match === "words");
    const rank = exact.length > 0 ? titleRanks.exact : titleRanks.words;
    const best = new Map<string, PrefixHit>();
    for (const title of titles) {
      for (const [conceptId, score] of this.scores(title)) {
        const hit: PrefixHit = { ...title, conceptId, match: "title", rank: rank + score };
        if (hit.rank > (best.get(conceptId)?.rank ?? 0)) best.set(conceptId, hit);
      }
    }
    return [...best.values()].sort((a, b) => b.rank - a.rank).slice(0, SKILLS);
  }

  private scores({ conceptId: title, label }: PrefixHit): [skill: string, score: number][] {
    const links = this.skills.link(label, { k: 50 });
    const cosines = new Map(links.map(({ conceptId, score }) => [conceptId, score]));
    return (this.byTitle.get(title) ?? []).map(({ skillId, kind }) => {
      const rarity = Math.log(this.byTitle.size / (this.askedBy.get(skillId) ?? 1));
      const typical = RARITY * rarity * (kind === "essential" ? 1 : OPTIONAL);
      return [skillId, (cosines.get(skillId) ?? 0) + typical];
    });
  }
}
