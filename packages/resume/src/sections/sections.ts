import type { Column, DocumentText, TextLine } from "../documentText.ts";
import { parseLevel } from "../skills/statedLevel.ts";
import { isTableHead, opensCertificates } from "./certificateItems.ts";
import { isPersonalLine } from "./contactLine.ts";
import { findDateRange } from "./dates.ts";
import { withoutNumbers } from "./headingNumbers.ts";
import { headingSection, type SectionName } from "./headingSection.ts";
import { HeadingStyles } from "./headingStyle.ts";
import { sectionOfHeadingWords } from "./headingWords.ts";
import { joinDateCells } from "./joinDateCells.ts";
import { joinHeadings } from "./joinHeadings.ts";
import { joinOpenLines } from "./joinOpenLines.ts";
import { LabelColumn } from "./labelColumn.ts";
import { isLanguageLevel, isLanguageLine, namesLanguage } from "./languages.ts";
import { namedByContent } from "./namedByContent.ts";
import type { Section } from "./section.ts";

/** A name and contact block is rarely longer than this many lines. */
const contactLines = 12;
const LONGEST_ROW = 60;
/** Headings that are also plausible items of a list, so they need to look like a heading too. */
const weakHeading =
  /^(?:tools|technology|technologies|software|training|trainings|activities|profile|online|career|functies|doel|kennis|stage|studie|studies|expertise|portfolio|onderwijs|education|address|adres|also|and|extra|besides|verder|daarnaast|otherwise)$/i;
/** "Tools: …" under a job says what was used there, whatever the white space above it. */
const toolLabel =
  /^(?:tools?|tooling|technology|technologies|tech(?:nology)? stack|stack|tool stack|techniek(?:en)?|technologie(?:ën)?|software|systems?|systemen|methods?|methoden?|methodes|methodieken|methodologies|frameworks|environment|omgeving|applicaties|programma's|research|technical)$/iu;
/** Entries here carry lines such as "Tools: …" of their own. */
const entrySections: ReadonlySet<SectionName> = new Set(["experience", "projects", "courses", "education"]);

/** Sections of lists, in which languages may stand too. */
const listing: ReadonlySet<SectionName> = new Set(["skills", "courses", "other", "summary", "education"]);

const labelRow = /^\p{Lu}[\p{L} /-]{2,29}\s*(?::|\t)/u;

/** Splits a document into sections; a column carries its section to the next page, and lines with personal data become "contact" wherever they stand. */
export function splitSections(document: DocumentText): Section[] {
  const lines = joinHeadings(withoutNumbers(joinDateCells(joinOpenLines(document.lines))));
  const walk = new SectionWalk(new HeadingStyles(lines), labelsOf(lines), new LabelColumn(lines));
  for (const [at, line] of lines.entries()) walk.add(line, lines.slice(at + 1, at + 4));
  return namedByContent(walk.sections)
    .flatMap(withLanguagesApart)
    .filter((section) => section.lines.length > 0);
}

/** "Certifications & languages": a line that lists languages is of their section, whatever stands above it. */
function withLanguagesApart(section: Section): Section[] {
  if (!listing.has(section.name)) return [section];
  const spoken = section.lines.filter(({ text }) => isLanguageLine(text));
  if (spoken.length === 0) return [section];
  return [
    { ...section, lines: section.lines.filter((line) => !spoken.includes(line)) },
    { name: "languages", heading: null, lines: spoken },
  ];
}

class SectionWalk {
  readonly sections: Section[] = [];
  #open = new Map<Column, Section>();
  #characters = new Map<Column, number>();
  #previous: TextLine | null = null;
  /** A section that began in a row of personal data. */
  #row: Section | null = null;
  readonly #styles: HeadingStyles;
  readonly #labels: ReadonlySet<string>;
  readonly #column: LabelColumn;

  constructor(styles: HeadingStyles, labels: ReadonlySet<string>, column: LabelColumn) {
    this.#styles = styles;
    this.#labels = labels;
    this.#column = column;
  }

  add(given: TextLine, next: readonly TextLine[]): void {
    const line = withoutIcon(given);
    const current = this.#current(line);
    const opened = this.#opened(line, current, next);
    if (opened) {
      const section = this.#start(opened.name, opened.heading, line.column);
      if (opened.rest !== "") section.lines.push({ ...line, text: opened.rest, heading: false });
      this.#row =
        opened.name === "courses" && opened.rest !== "" && current.name === "contact" ? section : null;
    } else if (isPersonalLine(line.text, current.name !== "courses")) {
      this.sections.push({ name: "contact", heading: null, lines: [line] });
    } else {
      const own =
        current === this.#row && leavesRow(line) ? this.#start("contact", null, line.column) : current;
      const left = leavesContact(line, own);
      (left ? this.#start(left, null, line.column) : own).lines.push(line);
    }
    this.#characters.set(line.column, (this.#characters.get(line.column) ?? 0) + line.text.length);
    this.#previous = line;
  }

  #opened(line: TextLine, current: Section, next: readonly TextLine[]): Opened | null {
    const inEntries = entrySections.has(current.name);
    // "moedertaal" below "Roemeens" is its level.
    if (current.name === "languages" && !line.heading && isLanguageLevel(line.text)) return null;
    // "Activities" below each assignment belongs to it.
    if (inEntries && (this.#labels.has(line.text) || isTableHead(line.text))) return null;
    if (opensCertificates(line.text)) return { name: "courses", heading: "", rest: line.text };
    const known =
      this.#column.sectionOf(line) ??
      this.#styles.marginSection(line) ??
      openedSection(line, current, this.#previous);
    if (known) return known;
    // Further rows of personal data below "Driving licence: B".
    if (current === this.#row && labelRow.test(line.text))
      return { name: "contact", heading: line.text, rest: line.text };
    const name = this.#styles.sectionOf(line, next, inEntries || current.name === "other");
    const lone = name ?? loneHeading(line, current);
    if (lone !== null && name === null) return { name: lone, heading: line.text, rest: "" };
    if (name === null || (name === "other" && current.name === "contact")) return null;
    return { name, heading: line.text, rest: "" };
  }

  #current(line: TextLine): Section {
    const column = line.page === this.#previous?.page ? line.column : this.#resumedColumn(line);
    return this.#open.get(column) ?? this.#start("contact", null, line.column);
  }

  /** Text across a new page goes on where the wider column of the page before stopped. */
  #resumedColumn(line: TextLine): Column {
    if (line.column !== "full" || this.#previous === null || this.#previous.column === "full")
      return line.column;
    const [left, right] = [this.#characters.get("left") ?? 0, this.#characters.get("right") ?? 0];
    const column: Column = left > right ? "left" : "right";
    const section = this.#open.get(column);
    if (section) this.#open.set("full", section);
    return column;
  }

  #start(name: SectionName, heading: string | null, column: Column): Section {
    const section: Section = { name, heading, lines: [] };
    this.sections.push(section);
    this.#open.set(column, section);
    if (column === "full" && heading !== null) {
      this.#open.set("left", section);
      this.#open.set("right", section);
    } else if (column !== "full") this.#open.set("full", section);
    return section;
  }
}

/** What stands apart below "Driving licence: B" among personal data is no licence. */
function leavesRow({ text, gap, heading }: TextLine): boolean {
  return gap || heading || text.length >= LONGEST_ROW;
}

/** A single word between blank lines: "Learned", "Speak". */
function loneHeading({ text, gap }: TextLine, current: Section): SectionName | null {
  if (!gap || current.name === "contact" || !/^\p{Lu}\p{L}{3,11}:?$/u.test(text)) return null;
  const said = sectionOfHeadingWords(text);
  return said?.isSure ? said.name : null;
}

/** A heading behind an icon that was read as a list sign. */
function withoutIcon(line: TextLine): TextLine {
  const text = line.text.replace(/^•\s*/u, "");
  return line.heading && text !== line.text && headingSection(text) !== null ? { ...line, text } : line;
}

interface Opened {
  name: SectionName;
  heading: string;
  rest: string;
}

/** Headings that return are labels of entries, save those that a further page repeats. */
function labelsOf(lines: readonly TextLine[]): Set<string> {
  const counts = Map.groupBy(lines, ({ text }) => text);
  return new Set(
    [...counts]
      .filter(([text, own]) => own.length > 1 && !entrySections.has(headingSection(text) ?? "other"))
      .map(([text]) => text),
  );
}

function openedSection(line: TextLine, current: Section, previous: TextLine | null): Opened | null {
  const name = headingSection(line.text);
  const stands = line.heading || line.gap || previous === null || line.column !== previous.column;
  if (name !== null) {
    const isNext = current.name === "experience" && (name === "education" || name === "courses");
    const looks = stands || isNext || /:$/.test(line.text) || line.text === line.text.toUpperCase();
    return looks || !weakHeading.test(line.text) ? { name, heading: line.text, rest: "" } : null;
  }
  const inline = /^([^:\t]{3,40}?)\s*(?::|\t)\s*(\S.*)$/.exec(line.text);
  const inlineName = headingSection(inline?.[1] ?? "");
  const isLabel =
    (current.name === "education" && inlineName === "courses") ||
    (line.text.includes("\t") && (current.name === "courses" || current.name === "education"));
  if (!inline || inlineName === null || (entrySections.has(current.name) && !stands && !isLabel)) return null;
  // "Tools: …" belongs to the job above it; studies use none.
  const mayStand = line.gap && (current.name === "education" || current.name === "courses");
  if (entrySections.has(current.name) && !mayStand && toolLabel.test(inline[1] ?? "")) return null;
  const rest = inline[2] ?? "";
  // "Machines ⇥ zeer ervaren" rates an item, and "Frameworks: …" within the skills names some of them.
  if (parseLevel(rest) !== null || (inlineName === "skills" && current.name === "skills")) return null;
  // "Diploma: ja" tells of the study above.
  if (/^(?:ja|nee|yes|no|behaald|obtained|niet behaald)\b.{0,15}$/iu.test(rest)) return null;
  // "Also: Excel" among the skills names further ones.
  if (current.name === "skills" && weakHeading.test(inline[1] ?? "") && inlineName === "hobbies") return null;
  // "Languages: Python, Java" among the skills speaks of programming.
  if (inlineName === "languages" && current.name === "skills" && !namesLanguage(rest)) return null;
  return { name: inlineName, heading: inline[1] ?? "", rest };
}

/** "Institute for Land and Life, Kouter 40, 9000 Gent, Belgium": names behind commas and no sentence. */
function isAddress(text: string): boolean {
  const parts = text.split(/,\s+/u);
  return parts.length >= 4 && /\d/u.test(text) && parts.every((part) => /^[\p{Lu}\d]/u.test(part));
}

/** Where a line belongs that is not part of the contact block above it, or null when it is (or there is none). */
function leavesContact(line: TextLine, current: Section): SectionName | null {
  if (current.name !== "contact") return null;
  const isProse = line.text.length >= 60 && line.text.split(" ").length >= 8 && !isAddress(line.text);
  if (isProse && !line.heading && !/\s\|\s/.test(line.text)) return "summary";
  if (current.lines.length >= contactLines || findDateRange(line.text) !== null) return "other";
  return null;
}
