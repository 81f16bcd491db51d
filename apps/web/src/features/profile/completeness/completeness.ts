import type { Candidate } from "@vaardig/contract/profile";

/** Parts that round a profile off, in the order they are asked for. */
export const PARTS = [
  "picture",
  "headline",
  "about",
  "skills",
  "experience",
  "education",
  "languages",
  "resume",
] as const;
export type Part = (typeof PARTS)[number];

/** With so many skills a match says something. */
const ENOUGH_SKILLS = 5;

/** What is still missing of one's own profile. */
export function missingParts(person: Candidate, counts: { experience: number; education: number }): Part[] {
  const has: Record<Part, boolean> = {
    picture: person.photo_url !== null,
    headline: Boolean(person.headline),
    about: Boolean(person.about),
    skills: (person.skills?.length ?? 0) >= ENOUGH_SKILLS,
    experience: counts.experience > 0,
    education: counts.education > 0,
    languages: (person.private?.languages.length ?? 0) > 0,
    resume: Boolean(person.private?.resume),
  };
  return PARTS.filter((part) => !has[part]);
}
