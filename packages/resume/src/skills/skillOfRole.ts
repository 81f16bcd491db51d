import { foldKeepingPlaces } from "../ads/fold.ts";
import activities from "../data/roleActivities.json" with { type: "json" };
import type { SkillLinker, SpottedConcept } from "./skillLinker.ts";

/** The ends of titles, the longest first, and what those who bear them do. */
const ends = [...Object.entries(activities.nl), ...Object.entries(activities.en)].toSorted(
  ([a], [b]) => b.length - a.length,
);
const separator = /\s*[/,|(–—]\s*|\s-\s|\s&\s/u;
/** What stands before an end; before a mere "er" or in shorter words it is mostly another word: "user". */
const SHORTEST = 2;
const SHORTEST_BEFORE_ER = 4;

/**
 * The skill whose name a title is made of, by its place in the title: a "contract manager" does contract management, and a
 * "plaagdierbeheerser" plaagdierbeheersing. A title that is one plain word ("adviseur") says too little by itself.
 */
export function skillOfRole(title: string, linker: Pick<SkillLinker, "spot">): SpottedConcept | null {
  const folded = foldKeepingPlaces(title);
  let from = 0;
  for (const part of folded.split(separator)) {
    const start = folded.indexOf(part, from);
    from = start + part.length;
    const words = ends.find(([end]) => part.endsWith(end));
    if (!words) continue;
    const [end, activity] = words;
    const kept = part.slice(0, -end.length);
    if (kept.length < (end === "er" ? SHORTEST_BEFORE_ER : SHORTEST)) continue;
    const named = kept + activity;
    const spot = linker.spot(named).find((one) => one.end === named.length && one.start < kept.length);
    if (spot && !spot.isReworded) return { ...spot, start: start + spot.start, end: start + part.length };
  }
  return null;
}
