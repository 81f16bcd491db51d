import type { SkillEvidence } from "./skillEvidence.ts";
import type { SkillRelatedness } from "./skillLinker.ts";

/** With fewer skills a résumé does not show what its field is. */
const FEWEST = 8;
/** Who uses a skill names it more often. */
const MENTIONS = 2;

/** A word this long, mostly a compound, has one meaning. */
const LONG = 11;
/** The own name of a product or method, written so that it is no other word: "WordPress", "MATLAB". */
const ownName = /^(?=.{3})(?:\p{Lu}[\p{L}\d]*\p{Lu}[\p{L}\d]*)$/u;

/**
 * Skills that only one word of running text names, or only what someone says of themselves or studied, and that go with
 * no other skill of the résumé: there "pilot" is a trial and "triage" sorts software faults. What a list names, or
 * what comes with a level, stays.
 */
export function unknownWordsIn(
  evidence: ReadonlyMap<string, readonly SkillEvidence[]>,
  kinship: SkillRelatedness,
): Set<string> {
  const ids = [...evidence.keys()];
  if (ids.length < FEWEST) return new Set();
  const isStranger = ([id, all]: [string, readonly SkillEvidence[]]) =>
    (all.every(isInPassing) || (all.length <= MENTIONS && all.every(isWeak))) &&
    kinship.isNarrow(id) &&
    !ids.some((other) => other !== id && kinship.areRelated(id, other));
  return new Set([...evidence].filter(isStranger).map(([id]) => id));
}

/** Said of oneself or studied, without a level: "clean code" of one's way of thinking, "sterrenkunde" as a minor. */
function isInPassing({ certainty, section, level, years, isEveryday }: SkillEvidence): boolean {
  const isAside = section === "summary" || section === "education";
  return isAside && certainty === "found" && level === null && years === null && !isEveryday;
}

/** A capital that begins neither a sentence nor an item of a list is that of a product's own name: "in Moneybird". */
function isProperName({ words, excerpt: { before } }: SkillEvidence): boolean {
  return /^\p{Lu}/u.test(words) && /[\p{Ll}\d,(]\s*\(?$/u.test(before);
}

function isWeak(one: SkillEvidence): boolean {
  const { certainty, section, level, words, isEveryday } = one;
  const isListed = section === "skills" || section === "contact" || section === "courses";
  const isPlain = /\s/.test(words) || words.length >= LONG || ownName.test(words) || isProperName(one);
  return certainty === "found" && !isEveryday && !isListed && level === null && !isPlain;
}
