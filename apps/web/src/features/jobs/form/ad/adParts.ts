import type { ParsedAd } from "@vaardig/contract/jobs/recruitingJobs";

/** One ad of a pasted text, as read. */
export interface FoundAd {
  /** The text that was read; offsets in the ad refer to it. */
  text: string;
  ad: ParsedAd;
  /** All ads of the pasted text, when there are several. */
  ads: ParsedAd["ads"];
  /** Index of the ad that was read. */
  at: number;
}

/** Returns the first ad of a text, or the whole text for a single ad, with offsets relative to that part. */
export function firstAdOf(text: string, ad: ParsedAd): FoundAd {
  const { ads } = ad;
  const [first] = ads;
  if (!first) return { text, ad, ads, at: 0 };
  const skills = ad.skills.map((one) => ({
    ...one,
    places: one.places.map(({ start, end }) => ({ start: start - first.start, end: end - first.start })),
  }));
  return { text: text.slice(first.start, first.end), ad: { ...ad, skills }, ads, at: 0 };
}
