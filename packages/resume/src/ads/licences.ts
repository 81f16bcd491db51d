import { foldKeepingPlaces } from "./fold.ts";
import words from "./licenceWords.json" with { type: "json" };
import { hasMatch, phrasePattern } from "./phrasePattern.ts";

const licence = phrasePattern(words);

/** Whether a skill is a licence, registration or certificate, which one has or has not, by its label or the words of the ad. */
export function isLicence(label: string, words: string): boolean {
  return [foldKeepingPlaces(label), words].some((text) => hasMatch(licence, text));
}
