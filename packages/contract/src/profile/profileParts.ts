/** Parts of a complete profile, in the order they are requested. */
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

/** Number of skills from which a match is meaningful. */
export const ENOUGH_SKILLS = 5;
