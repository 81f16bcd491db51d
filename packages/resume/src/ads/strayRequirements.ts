import type { SkillRelatedness } from "../skills/skillLinker.ts";
import type { AskedRequirement } from "./askedRequirement.ts";

/** With fewer skills an ad does not show what its field is. */
const FEWEST = 8;

/**
 * What an ad asks for without skills that one word names in passing and that go with nothing else in it: "dakkapel" is
 * what a permit is for, and "restaurant" where the work is. What the ad weighs, gives a level or names again stays.
 */
export function withoutStrays(
  asked: readonly AskedRequirement[],
  text: string,
  kinship: SkillRelatedness,
): AskedRequirement[] {
  if (asked.length < FEWEST) return [...asked];
  const isStray = ({ conceptId, weight, level, places: [place, another] }: AskedRequirement) =>
    weight === "neutral" &&
    level === null &&
    another === undefined &&
    place !== undefined &&
    !/\s/u.test(text.slice(place.start, place.end)) &&
    kinship.isNarrow(conceptId) &&
    !asked.some((other) => other.conceptId !== conceptId && kinship.areRelated(conceptId, other.conceptId));
  return asked.filter((one) => !isStray(one));
}
