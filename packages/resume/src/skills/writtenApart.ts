import type { SpottedConcept } from "./skillLinker.ts";

const PARTICLES =
  "in|on|up|off|out|over|down|away|back|through|by|after|before|op|aan|af|uit|toe|mee|terug|door|om".split(
    "|",
  );
/** "Hands on" and "voice over" mean the same without their hyphen. */
const SAME_APART = new Set(["hands-on", "voice-over"]);
/** "The make up of actors", "a check in": a noun after all. */
const afterArticle =
  /(?<!\p{L})(?:the|an?|your|our|their|each|every|de|het|een|jouw|onze|elke?|iedere?|with|met|ervaring in|experience in)\s+(?:\p{L}+\s+)?$/iu;

/** "You check in the guests" is the skill; "check in with your team" is a word with them. */
const checksInGuests =
  /^\s+(?!(?:with|daily|weekly|regularly|often|every|on|by|each|bij|met)(?!\p{L}))\p{L}/iu;

/** Whether a name is one compound of a verb and its particle: "check-in", "on-boarding", "cut-off". */
function isParticleCompound(label: string): boolean {
  const [first = "", second = "", ...more] = label.toLowerCase().split("-");
  return (
    more.length === 0 &&
    second !== "" &&
    !/\s/.test(label) &&
    PARTICLES.some((particle) => particle === first || particle === second) &&
    !SAME_APART.has(label.toLowerCase())
  );
}

/** "Hands-on experience with Spark" is told of the experience, not of the person. */
const withExperience =
  /^\s+(?:[\p{L}-]+\s+)?(?:experience|knowledge|exposure|training|practice|work|skills|ervaring|kennis)(?!\p{L})/iu;

/** A product's name is one word: a "Team Leader" is a person. */
const ONE_WORD = new Set(["teamleader"]);

/**
 * Whether words only look like a compound that names a skill: "you check in with colleagues", "you cut off the gas",
 * "on board a ship" are a verb or a place where the hyphen is missing, and "hands-on experience" is no trait.
 */
export function isWrittenApart(text: string, { label, start, end }: SpottedConcept): boolean {
  const name = label.toLowerCase();
  if (/^hands[- ]on$/.test(name) && withExperience.test(text.slice(end))) return true;
  if (ONE_WORD.has(name)) return /\s/.test(text.slice(start, end));
  if (!/\s/.test(text.slice(start, end)) || !isParticleCompound(label)) return false;
  if (name === "check-in" && checksInGuests.test(text.slice(end))) return false;
  return !afterArticle.test(text.slice(Math.max(0, start - 40), start));
}
