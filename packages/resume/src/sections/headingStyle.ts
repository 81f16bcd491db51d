import type { TextLine } from "../documentText.ts";
import { findDate, findDateRange } from "./dates.ts";
import { headingSection, type SectionName } from "./headingSection.ts";
import { sectionOfHeadingWords } from "./headingWords.ts";
import { looksLikeOrganisation, looksLikeRole } from "./headlineWords.ts";

const LONGEST = 45;
const MAX_WORDS = 6;
/** How many headings that words tell show what one looks like, and which part of all lines that look so they must be. */
const FEWEST = 2;
const PART = 0.35;

/** "SCHOOL" and, in the wider column, the first line below it. */
const margin = /^(\p{Lu}[\p{Lu} &/'’-]{2,30})\t(.+)$/u;

/** "WHERE I'VE BEEN" is no short form. */
const severalWords = /^[\p{Lu}'’]+(?: [\p{Lu}'’]+)+$/u;

type Style = "capitals" | "set apart";

/** What the headings of a document look like, by those that their words tell: one that no word list knows is found by its looks. */
export class HeadingStyles {
  readonly #styles: ReadonlySet<Style>;
  readonly #hasMargin: boolean;

  constructor(lines: readonly TextLine[]) {
    const shaped = lines.filter(isShaped);
    this.#styles = new Set(
      (["capitals", "set apart"] as const).filter((style) => {
        const own = shaped.filter((line) => styleOf(line) === style);
        const known = own.filter(
          ({ text }) => headingSection(text) !== null || sectionOfHeadingWords(text) !== null,
        );
        return known.length >= FEWEST && known.length >= PART * own.length;
      }),
    );
    const labels = new Set(lines.map(({ text }) => margin.exec(text)?.[1] ?? ""));
    const known = [...labels].filter((label) => headingSection(label) ?? sectionOfHeadingWords(label));
    this.#hasMargin = known.length >= FEWEST;
  }

  /** The section that a label in capitals in the left margin opens, where the document has its headings there. */
  marginSection({ text, gap }: TextLine): { name: SectionName; heading: string; rest: string } | null {
    const [, heading = "", rest = ""] = (this.#hasMargin && gap && margin.exec(text)) || [];
    if (rest === "") return null;
    return {
      name: headingSection(heading) ?? sectionOfHeadingWords(heading)?.name ?? "other",
      heading,
      rest,
    };
  }

  /** The section that a line opens by its looks, or null; `next` are the few lines below it. */
  sectionOf(line: TextLine, next: readonly TextLine[], inEntries: boolean): SectionName | null {
    const style = styleOf(line);
    if (style === null || !isShaped(line)) return null;
    const isUsual = this.#styles.has(style);
    // The name of a job or study is set apart too, and its dates are near.
    const mayBeEntry = inEntries && style === "set apart" && next.some(hasDate);
    const told = looksLikeRole(line.text) ? null : sectionOfHeadingWords(line.text);
    if (told !== null) return (isUsual || line.gap) && (told.isSure || !mayBeEntry) ? told.name : null;
    if (!isUsual || mayBeEntry || looksLikeRole(line.text) || looksLikeOrganisation(line.text)) return null;
    // "BLS/AED" is a short form and no heading.
    if (
      style === "capitals" &&
      (!isNoShortForm(line) || (inEntries && !line.heading && next.slice(0, 1).some(hasDate)))
    )
      return null;
    const stands = line.gap && next[0] !== undefined && styleOf(next[0]) !== style;
    return stands ? "other" : null;
  }
}

/** "PATH" set in a heading's type with white space above it is a word, "AED" is a short form. */
function isNoShortForm({ text, heading, gap }: TextLine): boolean {
  if (/\p{Lu}{6}/u.test(text) || (heading && severalWords.test(text))) return true;
  return heading && gap && /^\p{Lu}{4,5}$/u.test(text);
}

function styleOf({ text, heading }: TextLine): Style | null {
  if (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)) return "capitals";
  return heading ? "set apart" : null;
}

function isShaped({ text }: TextLine): boolean {
  const bare = text.replace(/\s*\([^()]*\)\s*:?$/u, "");
  if (text.startsWith("•") || text.includes("\t") || bare.length > LONGEST) return false;
  if (/\d|@|[.;,]$/.test(bare) || !/^\p{Lu}/u.test(bare)) return false;
  return bare.split(/\s+/).length <= MAX_WORDS;
}

function hasDate({ text }: TextLine): boolean {
  return (findDateRange(text) ?? findDate(text)) !== null;
}
