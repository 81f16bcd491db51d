import { foldKeepingPlaces } from "../ads/fold.ts";
import { PhraseLists } from "../ads/phraseSet.ts";
import data from "../data/everydayTasks.json" with { type: "json" };
import type { SkillLinker, SpottedConcept } from "./skillLinker.ts";

/** Only the name itself, not one that looks like it. */
const SURELY = 0.99;

const phrases = new PhraseLists(
  data.tasks.map((task) => task.phrases),
  data.classes,
);

/** Linking costs as much as reading a long paragraph. */
const known = new WeakMap<SkillLinker, Map<string, SpottedConcept["conceptId"] | null>>();

/**
 * Tasks that any job may have and no one calls by their name: "led a cutting room of four" is team leadership, "three
 * apprentices each year" with a verb of teaching is their supervision. Where the taxonomy has no such skill none is found.
 */
export function everydayTasksIn(text: string, linker: SkillLinker): SpottedConcept[] {
  return phrases.placesIn(foldKeepingPlaces(text)).flatMap((places, at) => {
    const { skill = "" } = data.tasks[at] ?? {};
    const conceptId = places.length === 0 ? null : conceptOf(skill, linker);
    if (conceptId === null) return [];
    return places.map(({ from, to }) => ({ conceptId, label: skill, start: from, end: to }));
  });
}

/** Whether a skill is one that any job may have, so that it goes with every field. */
export function isOfAnyJob(conceptId: string, linker: SkillLinker): boolean {
  return data.tasks.some(({ skill }) => conceptOf(skill, linker) === conceptId);
}

function conceptOf(skill: string, linker: SkillLinker): string | null {
  const concepts = known.get(linker) ?? new Map<string, string | null>();
  known.set(linker, concepts);
  const held = concepts.get(skill);
  if (held !== undefined) return held;
  const conceptId = linker.link(skill, { k: 1, minScore: SURELY })[0]?.conceptId ?? null;
  concepts.set(skill, conceptId);
  return conceptId;
}
