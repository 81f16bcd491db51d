import type { SectionName } from "../sections/headingSection.ts";
import type { Section } from "../sections/section.ts";
import type { SkillEvidence } from "./skillEvidence.ts";
import type { SkillLinker } from "./skillLinker.ts";

/** Sections of works; certificates are "papers" too. */
const own: ReadonlySet<SectionName> = new Set(["projects", "hobbies", "other"]);
/** Only the name itself, not one that looks like it. */
const SURELY = 0.99;
const publications = /(?<!\p{L})(?:publi[ck]at\p{L}+|papers|articles|artikelen|proceedings)(?!\p{L})/iu;
const talks = /(?<!\p{L})(?:talks|lectures|lezingen|voordrachten|presentations|presentaties)(?!\p{L})/iu;
const grants = /(?<!\p{L})(?:grants?|fellowships?|research funding|funding|beurzen|subsidies)(?!\p{L})/iu;
/** "MacAskill-Brown I, Reid T (2021)", "A. Vasankari and L. Threlkeld": the authors of a paper. */
const authors =
  /(?:^|[\s•\]])(?:\p{Lu}[\p{L}’'-]+,? (?:\p{Lu}\.? ?){1,3}(?=[,.&(]|and\s)|(?:\p{Lu}\.[ -]?){1,3} ?\p{Lu}[\p{L}’'-]+(?=,|\.|\s(?:and|en|&)\s))/u;
/** "€ 280,000", "EUR 412000", "£48k". */
const amount = /(?:€|£|\$|eur|gbp|usd|nok|sek|chf)\s?\d/iu;

/**
 * Skills that a list of own works shows by being there: publications show academic publishing, talks show presenting,
 * and grants with their amounts show that they were applied for.
 */
export function skillsOfWorks(
  sections: readonly Section[],
  linker: Pick<SkillLinker, "link">,
): SkillEvidence[] {
  const listed = sections.filter(({ name, heading }) => heading !== null && own.has(name));
  const isAcademic = listed.some((one) => lists(one, publications, authors));
  return listed.flatMap((section) => {
    const names = [
      ...(lists(section, publications, authors) ? ["Academic publishing"] : []),
      ...(lists(section, talks) && !lists(section, publications)
        ? [isAcademic ? "Conference presentations" : "Presenting"]
        : []),
      ...(lists(section, grants, amount) ? ["Grant management"] : []),
    ];
    return names.flatMap((name) => evidenceOf(name, section, linker) ?? []);
  });
}

/** Whether a section's heading names a kind of works, and one of its lines looks like one. */
function lists({ heading, lines }: Section, kind: RegExp, sign = /\p{L}/u): boolean {
  return kind.test(heading ?? "") && lines.some(({ text }) => sign.test(text));
}

function evidenceOf(
  name: string,
  { heading, lines }: Section,
  linker: Pick<SkillLinker, "link">,
): SkillEvidence | null {
  const [concept] = linker.link(name, { k: 1, minScore: SURELY });
  if (!concept || concept.score < SURELY) return null;
  const words = heading ?? "";
  return {
    conceptId: concept.conceptId,
    label: concept.label,
    certainty: "found",
    words,
    excerpt: { before: "", match: words, after: lines[0]?.text ?? "" },
    section: "projects",
    level: null,
    years: null,
    span: null,
    isEveryday: true,
  };
}
