/** Parts that round a profile off, in the order they are asked for. */
export const PROFILE_PARTS = [
  "picture",
  "headline",
  "about",
  "skills",
  "experience",
  "education",
  "languages",
  "resume",
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** With so many skills a match says something. */
export const ENOUGH_SKILLS = 5;
