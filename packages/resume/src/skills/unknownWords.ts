import { MIN_RELATED_OF_SETTING, namesSetting } from "./namesSetting.ts";
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
 * no other skill of the résumé, as a task of a trade that is told once does: there "pilot" is a trial and "triage" sorts software faults. What a list names, or
 * what comes with a level, stays. What only words of a setting name needs more company than one.
 */
export function unknownWordsIn(
  evidence: ReadonlyMap<string, readonly SkillEvidence[]>,
  kinship: SkillRelatedness,
): Set<string> {
  const ids = [...evidence.keys()];
  if (ids.length < FEWEST) return new Set();
  const kinOf = (id: string) => ids.filter((other) => other !== id && kinship.areRelated(id, other)).length;
  const isStranger = ([id, all]: [string, readonly SkillEvidence[]]) => {
    if (all.every(isSetting)) return kinOf(id) < MIN_RELATED_OF_SETTING;
    const isLoneTask = all.length === 1 && all[0]?.isOfTrade === true;
    const isDoubtful = isLoneTask || all.every(isInPassing) || (all.length <= MENTIONS && all.every(isWeak));
    return isDoubtful && kinship.isNarrow(id) && kinOf(id) === 0;
  };
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

function isSetting({ certainty, section, level, years, words, isEveryday }: SkillEvidence): boolean {
  const isListed = section === "skills" || section === "contact" || isEveryday;
  return certainty === "found" && !isListed && level === null && years === null && namesSetting(words);
}

/** The last word of a course's longer name: the "Carpentry" of a course for libraries. */
function isPartOfCourse({ section, words, excerpt: { before } }: SkillEvidence): boolean {
  const isLast = /\p{L}\s$/u.test(before) && !/(?<!\p{L})(?:en|and|of|or|met|with)\s$/iu.test(before);
  return section === "courses" && !/\s/u.test(words) && isLast;
}

function isWeak(one: SkillEvidence): boolean {
  const { certainty, section, level, words, isEveryday } = one;
  const isPart = isPartOfCourse(one);
  const isListed = section === "skills" || section === "contact" || (section === "courses" && !isPart);
  // In the name of a course any word may have a capital.
  const isProper = ownName.test(words) || (!isPart && isProperName(one));
  const isPlain = /\s/.test(words) || words.length >= LONG || isProper;
  return certainty === "found" && !isEveryday && !isListed && level === null && !isPlain;
}
