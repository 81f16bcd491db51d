import type { Candidate } from "@vaardig/contract/profile/profile";
import { ENOUGH_SKILLS, PROFILE_PARTS, type ProfilePart } from "@vaardig/contract/profile/profileParts";

/** Returns the missing parts of one's own profile. */
export function findMissingParts(
  person: Candidate,
  counts: { experience: number; education: number },
): ProfilePart[] {
  const has: Record<ProfilePart, boolean> = {
    picture: person.photo_url !== null,
    headline: Boolean(person.headline),
    about: Boolean(person.about),
    skills: (person.skills?.length ?? 0) >= ENOUGH_SKILLS,
    experience: counts.experience > 0,
    education: counts.education > 0,
    languages: (person.private?.languages.length ?? 0) > 0,
    resume: Boolean(person.private?.resume),
  };
  return PROFILE_PARTS.filter((part) => !has[part]);
}
