import type { Claim, ClaimSource, Neighbour, Requirement } from "@vaardig/matching/model";
import type { SkillRow } from "@vaardig/matching/skillTable";

export const SKILLS = 13_896;
const GROUPS = 640;
const OCCUPATIONS = 3_007;
/** With this exponent a job with 12 skills matches about 400,000 of 20 million postings, like ESCO data. */
const ZIPF_EXPONENT = 0.75;
const SOURCES: readonly ClaimSource[] = ["confirmed", "self", "inferred"];

/** Returns a deterministic generator of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a generator of skill numbers with Zipf weights: number n has weight (n + 1) to the power −0.75. */
export function zipfSkills(random: () => number): () => number {
  const upTo = new Float64Array(SKILLS);
  let sum = 0;
  for (let at = 0; at < SKILLS; at += 1) {
    sum += (at + 1) ** -ZIPF_EXPONENT;
    upTo[at] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = SKILLS - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Returns `count` distinct skill numbers. */
export function differentSkills(count: number, draw: () => number): number[] {
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(draw());
  return [...drawn];
}

/** Returns the id of a skill number; ids sort like numbers. */
export function skillId(number: number): string {
  return `skill-${String(number).padStart(5, "0")}`;
}

/** Generates skills with 20 neighbours each, half of similar popularity and half random, and 640 groups. */
export function generateSkills(seed = 1): SkillRow[] {
  const random = seededRandom(seed);
  const draw = zipfSkills(random);
  return Array.from({ length: SKILLS }, (_, number) => {
    const near = Array.from({ length: 10 }, () => {
      const away = 1 + Math.floor(random() * 200);
      return (number + (random() < 0.5 ? SKILLS - away : away)) % SKILLS;
    });
    const anywhere = differentSkills(10, draw);
    const neighbours: Neighbour[] = [...new Set([...near, ...anywhere])]
      .filter((other) => other !== number)
      .map((other) => ({ skillId: skillId(other), sim: 0.3 + 0.7 * random() }));
    const idf = Math.log(OCCUPATIONS / Math.max(1, (OCCUPATIONS * 0.6) / (number + 1) ** ZIPF_EXPONENT));
    return { id: skillId(number), idf, groupIds: [`group-${Math.floor(random() * GROUPS)}`], neighbours };
  });
}

/**
 * Generates a claim of any level (one in ten unknown), any source, one in ten endorsed, used up to twelve
 * years ago.
 */
export function generateClaim(skill: number, random: () => number): Claim {
  return {
    skillId: skillId(skill),
    level: random() < 0.1 ? null : 1 + Math.floor(random() * 5),
    source: SOURCES[Math.floor(random() * SOURCES.length)] ?? "self",
    endorsedLevel: random() < 0.1 ? 1 + Math.floor(random() * 5) : null,
    lastUsedYears: random() < 0.6 ? 0 : Math.floor(random() * 12),
  };
}

/** Generates the skills of a job: two thirds essential, one in ten a must-have. */
export function generateJob(count: number, draw: () => number, random: () => number): Requirement[] {
  return differentSkills(count, draw).map((skill) => ({
    skillId: skillId(skill),
    level: 1 + Math.floor(random() * 5),
    kind: random() < 0.67 ? "essential" : "optional",
    importance: 1 + Math.floor(random() * 5),
    mustHave: random() < 0.1,
  }));
}

const SYLLABLES =
  "ba be bo da de do fi ga go ka ke ki la le li lo ma me mi mo na ne no pa pe pi ra re ri ro sa se si so ta te ti to va ve vi".split(
    " ",
  );
const ENDINGS = ["", "n", "r", "s", "st", "nt", "ring", "ment", "tie", "heid"];

/** Generates a vocabulary of distinct words. */
function generateWords(count: number, random: () => number): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    let word = "";
    for (let part = 2 + Math.floor(random() * 3); part > 0; part -= 1) {
      word += SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? "";
    }
    words.add(word + (ENDINGS[Math.floor(random() * ENDINGS.length)] ?? ""));
  }
  return [...words];
}

export interface GeneratedLabel {
  conceptId: string;
  label: string;
  lang: string;
  preferred: boolean;
}

/**
 * Generates labels of one to six words from a vocabulary of 25,000, seven labels per concept, every second
 * one Dutch.
 */
export function generateLabels(count: number, seed = 2): GeneratedLabel[] {
  const random = seededRandom(seed);
  const words = generateWords(25_000, random);
  return Array.from({ length: count }, (_, at) => ({
    conceptId: `concept-${Math.floor(at / 7)}`,
    label: Array.from(
      { length: 1 + Math.floor(random() * random() * 8) },
      () => words[Math.floor(random() ** 3 * words.length)] ?? "",
    ).join(" "),
    lang: at % 2 === 0 ? "en" : "nl",
    preferred: at % 7 < 2,
  }));
}
