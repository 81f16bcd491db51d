import type { ResumeReading } from "@vaardig/contract/candidates/candidateList";
import { LIMITS } from "@vaardig/contract/limits";
import type { DocumentText } from "@vaardig/resume/documentText";
import { parseResume } from "@vaardig/resume/parseResume";
import { readingRows } from "../../../domain/resumes/readingRows.ts";

const cut = (text: string, most: number) => text.trim().slice(0, most);

/** What a résumé says about a person, for a recruiter who looks at it before anything is saved. */
export function readCandidate(reading: DocumentText): Omit<ResumeReading, "skills" | "unlinked"> {
  const parsed = parseResume(reading);
  const { person } = parsed;
  return {
    first_name: cut(person.firstName, LIMITS.name),
    last_name: cut(person.lastName, LIMITS.name),
    email: cut(person.email, LIMITS.email),
    phone: cut(person.phone, LIMITS.phone),
    location: cut(person.location, LIMITS.name),
    headline: cut(person.headline, LIMITS.name),
    recognized: reading.recognized === true,
    ...readingRows(parsed, () => "open"),
  };
}
