import type { GoldSkill } from "./corpus.ts";
import { nameKey } from "./names.ts";
import type { StarterReader } from "./starterReader.ts";
import { Tally } from "./tally.ts";

/** A concept found by the reader, with its source text. */
export interface FoundConcept {
  conceptId: string;
  level: number | null;
  words: string;
  section: string;
}

export interface Match<Gold, Found> {
  gold: Gold;
  found: Found;
}

export interface SkillScore<Gold extends GoldSkill, Found extends FoundConcept> {
  right: Match<Gold, Found>[];
  wrong: Found[];
  missed: Gold[];
  /** Missed skills without a matching label in the taxonomy. */
  lacking: Gold[];
}

const keysOf = (names: readonly string[]) => names.map(nameKey);

/** Compares found concepts with a gold list; skills in `allowed` count neither way. */
export function scoreSkills<Gold extends GoldSkill, Found extends FoundConcept>(
  gold: readonly Gold[],
  allowed: readonly string[][],
  found: readonly Found[],
  { namesOf, names }: StarterReader,
): SkillScore<Gold, Found> {
  const isNamed = (conceptId: string, keys: readonly string[]) =>
    keys.some((key) => namesOf.get(conceptId)?.has(key));
  const matches = found.map((one) => ({
    found: one,
    gold: gold.filter((skill) => isNamed(one.conceptId, keysOf(skill.names))),
  }));
  const right = matches.flatMap((match) => match.gold.map((skill) => ({ gold: skill, found: match.found })));
  const tolerated = allowed.map(keysOf);
  const isAllowed = ({ conceptId }: Found) => tolerated.some((keys) => isNamed(conceptId, keys));
  const hit = new Set(right.map((match) => match.gold));
  const missed = gold.filter((skill) => !hit.has(skill));
  return {
    right,
    wrong: matches.flatMap((match) => (match.gold.length > 0 || isAllowed(match.found) ? [] : [match.found])),
    missed,
    lacking: missed.filter((skill) => !keysOf(skill.names).some((key) => names.has(key))),
  };
}

/** Returns the totals over documents: correct and wrong concepts, and missed gold skills. */
export function tallySkills(scores: readonly SkillScore<GoldSkill, FoundConcept>[]): Tally {
  const tally = new Tally();
  for (const { right, wrong, missed } of scores)
    tally.add(new Set(right.map(({ gold }) => gold)).size, wrong.length, missed.length);
  return tally;
}
