import { readAd } from "../readAd.ts";

/** The concepts that an ad asks for where the taxonomy has but one: leading people. */
export function mentionsLeadership(ad: string): string[] {
  const link = (phrase: string) =>
    phrase === "people management" ? [{ conceptId: phrase, label: phrase, score: 1 }] : [];
  return readAd(ad, { link, spot: () => [] }).asked.map(({ conceptId }) => conceptId);
}
