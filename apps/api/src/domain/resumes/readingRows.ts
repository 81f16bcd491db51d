import { LIMITS } from "@vaardig/contract/limits";
import type { ResumeRows, ReviewState } from "@vaardig/contract/resume-review/resumeReview";
import type { YearMonth } from "@vaardig/resume/sections/dates";
import { sha256 } from "../../platform/secrets.ts";
import type { ResumeContent } from "../matching/matchEngine.ts";

/** Maximum number of entries per kind. */
const MOST = 60;
const WORDS = 300;
/** Levels of education as Dutch and English résumés name them. */
const EDUCATION_LEVEL =
  /\b(vmbo|havo|vwo|gymnasium|atheneum|mbo(?:[- ]?[1-4])?|hbo|wo|bachelor|master|msc|bsc|ma|ba|phd|mba)\b/i;

export type StateOf = (key: string) => ReviewState;

const two = (number: number) => String(number).padStart(2, "0");

/** Returns the first day of a month or year. */
function firstDay(at: YearMonth | null | undefined): string | null {
  return at ? `${at.year}-${two(at.month ?? 1)}-01` : null;
}

/** Returns the last day of a month or year. */
function lastDay(at: YearMonth | null | undefined): string | null {
  if (!at) return null;
  const day = new Date(Date.UTC(at.year, at.month ?? 12, 0)).getUTCDate();
  return `${at.year}-${two(at.month ?? 12)}-${two(day)}`;
}

const cut = (text: string | null, most: number) => (text ?? "").trim().slice(0, most);
const cutOrNull = (text: string | null) => cut(text, LIMITS.name) || null;

/** Returns the key of an entry: the same for the same entry of the same document, whatever else is read. */
function keyOf(kind: string, ...parts: (string | null)[]): string {
  return `${kind}:${sha256(JSON.stringify(parts)).slice(0, 16)}`;
}

function experienceRow(entry: ResumeContent["experience"][number], stateOf: StateOf) {
  const { title, organisation, period } = entry;
  const start_date = firstDay(period?.start);
  const current_job = period?.current === true;
  const key = keyOf("experience", title, organisation, start_date);
  return {
    key,
    state: stateOf(key),
    words: cut(entry.words, WORDS),
    position: cut(title, LIMITS.name),
    company: cut(organisation, LIMITS.name),
    start_date,
    end_date: current_job ? null : lastDay(period?.end),
    current_job,
    description: cut(entry.description.map(({ text }) => text).join("\n"), LIMITS.description),
  };
}

function educationRow(entry: ResumeContent["education"][number], stateOf: StateOf) {
  const { degree, institution, period } = entry;
  // A single date is the end of the education, and says nothing about its start.
  const isSpan = period?.current || lastDay(period?.start) !== lastDay(period?.end);
  const started = isSpan ? firstDay(period?.start) : null;
  const key = keyOf("education", degree, institution, started);
  return {
    key,
    state: stateOf(key),
    words: cut(entry.words, WORDS),
    degree: cut(degree, LIMITS.name),
    institution: cut(institution, LIMITS.name),
    level: EDUCATION_LEVEL.exec(`${degree ?? ""} ${institution ?? ""}`)?.[1] ?? "",
    started,
    finished: period?.current ? null : lastDay(period?.end),
  };
}

function certificateRow(entry: ResumeContent["certificates"][number], stateOf: StateOf) {
  const issued_on = firstDay(entry.issued);
  const key = keyOf("certificate", entry.name, entry.number, issued_on);
  return {
    key,
    state: stateOf(key),
    words: cut(entry.words, WORDS),
    name: cut(entry.name, LIMITS.name),
    issuer: cutOrNull(entry.issuer),
    number: cutOrNull(entry.number),
    issued_on,
    expires_on: lastDay(entry.expires),
  };
}

/** Removes entries with a duplicate key. */
function unique<T extends { key: string }>(rows: T[]): T[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()].slice(0, MOST);
}

/** Converts the history in a résumé to rows of a review; `stateOf` returns the review state of each. */
export function readingRows(
  { experience, education, languages, certificates, mainLanguage }: ResumeContent,
  stateOf: StateOf,
): Omit<ResumeRows, "skills" | "unlinked" | "recognized"> {
  return {
    written_in: mainLanguage === "en" || mainLanguage === "nl" ? null : mainLanguage,
    experience: unique(experience.map((entry) => experienceRow(entry, stateOf))),
    education: unique(education.map((entry) => educationRow(entry, stateOf))),
    languages: unique(
      languages
        // Sign languages have no two-letter code.
        .filter(({ code }) => /^[a-z]{2}$/.test(code))
        .map(({ code, level, words }) => {
          const key = `language:${code}`;
          return { key, state: stateOf(key), words: cut(words, WORDS), language: code, level };
        }),
    ),
    certificates: unique(
      certificates.filter(({ name }) => name.trim() !== "").map((entry) => certificateRow(entry, stateOf)),
    ),
  };
}
