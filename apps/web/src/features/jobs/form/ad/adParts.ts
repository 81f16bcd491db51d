import type { AdOfText } from "@vaardig/contract/jobs/vacancies";

/** One of the ads that a pasted text holds, as it was read. */
export interface FoundAd {
  /** The words that were read; places in the ad are of these. */
  text: string;
  ad: AdOfText;
  /** All ads of the pasted text, where there are several. */
  ads: AdOfText["ads"];
  /** Which of them is read. */
  at: number;
}

/** The first ad of a text, or all of it where it is one, with the places of the words in that part. */
export function firstAdOf(text: string, ad: AdOfText): FoundAd {
  const { ads } = ad;
  const [first] = ads;
  if (!first) return { text, ad, ads, at: 0 };
  const skills = ad.skills.map((one) => ({
    ...one,
    places: one.places.map(({ start, end }) => ({ start: start - first.start, end: end - first.start })),
  }));
  return { text: text.slice(first.start, first.end), ad: { ...ad, skills }, ads, at: 0 };
}
