import { foldKeepingPlaces } from "./fold.ts";
import words from "./licenceWords.json" with { type: "json" };
import { hasMatch, phrasePattern } from "./phrasePattern.ts";
import screenings from "./screeningWords.json" with { type: "json" };

const licence = phrasePattern(words);
const screening = phrasePattern(screenings);

/** Whether a skill is a licence, registration or certificate, which one has or has not, by its label or the words of the ad. */
export function isLicence(label: string, words: string): boolean {
  return [foldKeepingPlaces(label), words].some((text) => hasMatch(licence, text) || isScreening(text));
}

/** Whether words name a check of a person's conduct: a condition wherever an ad names it, also among the steps of applying. */
export function isScreening(words: string): boolean {
  return hasMatch(screening, words);
}
