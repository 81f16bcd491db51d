import type { ResumeReading } from "@vaardig/contract/candidates/candidateList";
import { LIMITS } from "@vaardig/contract/limits";
import type { ResumeContent } from "../../../domain/matching/matchEngine.ts";
import { readingRows } from "../../../domain/resumes/readingRows.ts";

const cut = (text: string, most: number) => text.trim().slice(0, most);

/** Returns a person's data from a résumé, for a recruiter to review before anything is saved. */
export function readCandidate(
  parsed: ResumeContent,
): Omit<ResumeReading, "skills" | "unlinked" | "recognized"> {
  const { person } = parsed;
  return {
    first_name: cut(person.firstName, LIMITS.name),
    last_name: cut(person.lastName, LIMITS.name),
    email: cut(person.email, LIMITS.email),
    phone: cut(person.phone, LIMITS.phone),
    location: cut(person.location, LIMITS.name),
    headline: cut(person.headline, LIMITS.name),
    ...readingRows(parsed, () => "open"),
  };
}
