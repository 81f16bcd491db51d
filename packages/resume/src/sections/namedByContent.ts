import type { TextLine } from "../documentText.ts";
import { findDateRange } from "./dates.ts";
import { looksLikeRole } from "./headlineWords.ts";
import type { Section } from "./section.ts";

const FEWEST = 2;
/** Dates take at least this part of a line that says when a job was. */
const SHARE = 0.25;

/** Beside schools and degrees this is about courses. */
const further = /^(?:bij-?|na)?scholing(?:en)?:?$/iu;

/** Sections by what they and the others hold: "Scholing" beside "Opleiding" lists courses, and a heading that tells nothing may stand over jobs. */
export function namedByContent(sections: readonly Section[]): Section[] {
  const isFurther = ({ name, heading }: Section) =>
    name === "education" && further.test(heading?.trim() ?? "");
  const hasSchools = sections.some((section) => section.name === "education" && !isFurther(section));
  const named = sections.map(
    (section): Section => (hasSchools && isFurther(section) ? { ...section, name: "courses" } : section),
  );
  return withJobs(named);
}

/** Where no heading tells of jobs ("Where I've been"), the section that lists roles with their dates is about them. */
function withJobs(sections: readonly Section[]): Section[] {
  if (sections.some(({ name }) => name === "experience")) return [...sections];
  return sections.map((section) =>
    section.name === "other" && section.heading !== null && listsJobs(section.lines)
      ? { ...section, name: "experience" }
      : section,
  );
}

function listsJobs(lines: readonly TextLine[]): boolean {
  const dated = lines.filter(({ text }) => {
    const range = findDateRange(text);
    return range !== null && range.words.length >= text.length * SHARE;
  });
  const roles = lines.filter(({ text }) => text.length <= 80 && looksLikeRole(text));
  return dated.length >= FEWEST && roles.length >= FEWEST;
}
