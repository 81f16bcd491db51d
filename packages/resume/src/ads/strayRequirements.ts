import { MIN_RELATED_OF_SETTING, namesSetting } from "../skills/namesSetting.ts";
import type { SkillRelatedness, SpottedConcept } from "../skills/skillLinker.ts";
import type { AdRequirement } from "./adRequirement.ts";

/** With fewer skills an ad does not show what its field is. */
const FEWEST = 8;

/** "Kennis van StUF", "je kunt begroten": asked for by itself, whatever goes with it. */
const skillPhrase =
  /(?<!\p{L})(?:(?:kennis|ervaring|knowledge|experience|understanding) (?:van|met|of|with|in)|(?:je kunt|kun je|able to|you can))\s+(?:\p{L}+\s+)?$/iu;

/**
 * What an ad asks for without skills that one word, or a name in another form or order, names in passing and that go with
 * nothing else in it: "dakkapel" is what a permit is for, "restaurant" where the work is, and "loopt rondes" of a guard
 * no "loopronden"; a task of a trade told once is read like such another form. What the ad weighs, gives a level or names again stays; a driving licence, which any job may ask
 * for, shows no field. What only words of a setting name needs more company than one skill.
 */
export function withoutStrayRequirements(
  asked: readonly AdRequirement[],
  text: string,
  kinship: SkillRelatedness,
  spots: readonly SpottedConcept[] = [],
  licences: ReadonlySet<string> = new Set(),
): AdRequirement[] {
  const reworded = new Set(spots.filter(({ isReworded }) => isReworded).map(({ start }) => start));
  if (asked.length < FEWEST) return [...asked];
  const kinOf = (conceptId: string) =>
    asked.filter(
      (other) =>
        other.conceptId !== conceptId &&
        !licences.has(other.conceptId) &&
        kinship.areRelated(conceptId, other.conceptId),
    ).length;
  const isStray = ({ conceptId, weight, level, places }: AdRequirement) => {
    const [place, another] = places;
    if (weight !== "neutral" || level !== null || place === undefined) return false;
    if (places.every(({ start, end }) => namesSetting(text.slice(start, end))))
      return kinOf(conceptId) < MIN_RELATED_OF_SETTING;
    if (skillPhrase.test(text.slice(Math.max(0, place.start - 40), place.start))) return false;
    return (
      another === undefined &&
      (!/\s/u.test(text.slice(place.start, place.end)) || reworded.has(place.start)) &&
      kinship.isNarrow(conceptId) &&
      kinOf(conceptId) === 0
    );
  };
  return asked.filter((one) => !isStray(one));
}
