import { normalizeText } from "@vaardig/matching/textMatch/tokenize";
import settings from "../data/settings.json" with { type: "json" };

const all = [...settings.en, ...settings.nl];
const whole: ReadonlySet<string> = new Set(all.filter((word) => !word.startsWith("~")).map(normalizeText));
/** Last parts of Dutch compounds. */
const lastParts = all.filter((word) => word.startsWith("~")).map((word) => normalizeText(word.slice(1)));

/** Of a skill that only such words name, as many others have to go with it. */
export const MIN_RELATED_OF_SETTING = 2;

/**
 * Whether words name the place, the people or the object of the work, which many trades share: a "dakkapel" is what a permit is
 * for, and the "SEH" is where a guard stands.
 */
export function namesSetting(words: string): boolean {
  const name = normalizeText(words);
  return whole.has(name) || lastParts.some((part) => name.endsWith(part));
}
