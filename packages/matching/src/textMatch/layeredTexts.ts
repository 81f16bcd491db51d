import type { Label } from "./labelStore.ts";
import { buildLinker, type Linker } from "./linker.ts";
import { PrefixSearch } from "./prefixSearch.ts";
import { type Spot, Spotter } from "./spotter.ts";

/** What finds concepts in words: similar names, names in running text, names as they are typed. */
export interface LabelTexts {
  linker: Pick<Linker, "link">;
  spotter: Pick<Spotter, "spot">;
  search: Pick<PrefixSearch, "search" | "called" | "meant">;
}

/** Keeps the best hit of each concept, best first; of equal ones the earlier. */
export function bestOf<T extends { conceptId: string }>(
  hits: T[],
  k: number,
  rankOf: (hit: T) => number,
): T[] {
  const seen = new Set<string>();
  return hits
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .filter(({ conceptId }) => !seen.has(conceptId) && seen.add(conceptId))
    .slice(0, k);
}

/** Spots in order without overlaps: the one that begins first, then the longest, then one's own. */
function withoutOverlaps(own: Spot[], base: Spot[]): Spot[] {
  const all = [...own, ...base].sort((a, b) => a.start - b.start || b.end - a.end);
  let free = 0;
  return all.filter(({ start, end }) => {
    if (start < free) return false;
    free = end;
    return true;
  });
}

/** Builds all three over one set of labels. */
export function buildLabelTexts(labels: readonly Label[]): LabelTexts {
  const linker = buildLinker(labels);
  return { linker, spotter: new Spotter(labels), search: new PrefixSearch(linker) };
}

/**
 * Lays a few labels of one's own over many shared ones without building those again: both are asked, and the better
 * answer per concept stays. Where both are equally good one's own is taken.
 */
export function layerTexts(base: LabelTexts, own: LabelTexts): LabelTexts {
  return {
    linker: {
      link: (text, options = {}) =>
        bestOf(
          [...own.linker.link(text, options), ...base.linker.link(text, options)],
          options.k ?? 10,
          (link) => link.rank,
        ),
    },
    spotter: {
      spot: (text) => withoutOverlaps(own.spotter.spot(text), base.spotter.spot(text)),
    },
    search: {
      search: (text, options) =>
        bestOf(
          [...own.search.search(text, options), ...base.search.search(text, options)],
          options.k ?? 10,
          (hit) => hit.rank,
        ),
      meant: (text, options) =>
        bestOf(
          [...own.search.meant(text, options), ...base.search.meant(text, options)],
          options.k ?? 10,
          (hit) => hit.rank,
        ),
      called: (text, options) => own.search.called(text, options) ?? base.search.called(text, options),
    },
  };
}
