import type { Language } from "@vaardig/contract/limits";
import {
  FACTS,
  type ResumeReview,
  type ResumeRows,
  type ReviewedFact,
  type ReviewState,
} from "@vaardig/contract/resume-review/resumeReview";
import type { ResumeContent } from "../../domain/matching/matchEngine.ts";
import type { Person } from "../../domain/people/findPerson.ts";
import { readingRows } from "../../domain/resumes/readingRows.ts";
import {
  certificateKey,
  type ExistingProfile,
  educationKey,
  existingProfile,
  experienceKey,
  type ReviewedFile,
} from "../../domain/resumes/resume-review/resumeReview.queries.ts";
import { presentProposals } from "../../domain/taxonomy/presentProposals.ts";
import type { Tx } from "../../platform/db/database.ts";
import { fileUrl } from "../../platform/files/fileLinks.ts";
import type { TxServices } from "../../platform/services.ts";

interface Reading {
  tx: Tx;
  services: Pick<TxServices, "matching" | "secrets">;
  companyId: string;
  language: Language;
}

/** Returns the facts that the profile lacks, or that were decided on. */
function factsOf(
  { person }: ResumeContent,
  held: ExistingProfile,
  stateOf: (key: string) => ReviewedFact["state"],
): ReviewedFact[] {
  return FACTS.flatMap((fact) => {
    const key = `fact:${fact}`;
    const state = stateOf(key);
    if (person[fact] === "" || (held[fact] && state === "open")) return [];
    return { key, state, words: null, fact, value: person[fact].slice(0, 120) };
  });
}

/** Marks rows that the profile already contains as added, regardless of their author. */
function markHeld(
  rows: Omit<ResumeRows, "skills" | "unlinked" | "recognized">,
  held: ExistingProfile,
  heldState: (isHeld: boolean, key: string) => ReviewState,
) {
  const mark = <T extends { state: string }>(list: T[], isHeld: (row: T) => boolean): T[] =>
    list.map((row) => (isHeld(row) ? { ...row, state: "added" } : row));
  return {
    ...rows,
    experience: mark(rows.experience, (row) =>
      held.experience.has(experienceKey(row.position, row.company, row.start_date)),
    ),
    education: mark(rows.education, (row) => held.education.has(educationKey(row.degree, row.institution))),
    languages: rows.languages.map((row) => ({
      ...row,
      state: heldState(held.languages.has(row.language), row.key),
    })),
    certificates: mark(rows.certificates, (row) => held.certificates.has(certificateKey(row.name))),
  };
}

/** Converts a stored résumé to the wire format: each row with its review state. */
export async function presentReview(
  { tx, services, companyId, language }: Reading,
  file: ReviewedFile,
  person: Person,
  can: ResumeReview["can"],
): Promise<ResumeReview> {
  const added = new Set(file.added);
  const leftOut = new Set(file.leftOut);
  const stateOf = (key: string) =>
    added.has(key) ? ("added" as const) : leftOut.has(key) ? ("left_out" as const) : ("open" as const);
  // A skill or language that was removed later may be added again.
  const heldState = (isHeld: boolean, key: string) =>
    isHeld ? ("added" as const) : leftOut.has(key) ? ("left_out" as const) : ("open" as const);
  const held = await existingProfile(tx, companyId, person.id);
  const { parsed, proposals, unlinked } = await services.matching.proposeFromResume(companyId, file.reading);
  const skills = await presentProposals(tx, proposals, language);
  return {
    file: { id: file.id, name: file.name, url: fileUrl(services.secrets, companyId, file.id) },
    person: { id: person.id, name: person.name },
    facts: factsOf(parsed, held, stateOf),
    ...markHeld(readingRows(parsed, stateOf), held, heldState),
    skills: skills.map((proposed) => {
      const key = proposed.skill.id;
      return { ...proposed, key, state: heldState(held.skillIds.has(key), key) };
    }),
    unlinked,
    recognized: file.reading.recognized === true,
    finished: file.finished,
    can,
  };
}

/** Returns whether every row is added or dismissed. */
export function isDecided(review: ResumeReview): boolean {
  const { facts, experience, education, languages, certificates, skills } = review;
  return [facts, experience, education, languages, certificates, skills]
    .flat()
    .every(({ state }) => state !== "open");
}
