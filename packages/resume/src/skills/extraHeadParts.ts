import type { ExperienceEntry } from "../sections/experience.ts";

const FEWEST_WORDS = 2;
/** What parts the names in the head of a job from what was done there. */
const parts = /\t|(?<=[\p{L}\d)]{2})[.;:](?:\s+|$)|\s[|•]\s/u;

/** What the head of a job tells beside title, employer and dates: "Garden centre De Biezen: caring for plants, till". */
export function extraHeadParts({ headline, title, organisation, period }: ExperienceEntry): string[] {
  const names = [title, organisation, period?.words].filter((name) => name !== null && name !== undefined);
  return headline
    .flatMap(({ text }) => text.split(parts))
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= FEWEST_WORDS && !names.some((name) => part.includes(name)));
}
