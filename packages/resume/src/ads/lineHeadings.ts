import type { AdLine } from "./adLines.ts";
import { type Heading, headingOf, isMetaLabel } from "./headings.ts";
import { headingWeight } from "./headingWeight.ts";
import { isLicence } from "./licences.ts";

const label = /^([^:.;!?]{2,50}?)(?:\s*:\s+|\s*:$)/;
/** A line so long speaks in sentences. */
const sentenceWords = 5;
const titleWords = 7;
const proseWords = 8;
/** Words of a lead such as "What the team cannot do without:" that may be of anything. */
const leadWords = 14;
const toReader = /^(?:you|je|jij|u|this|dit) /;
/** "Wat móét je kunnen?" */
const emphatic = /m[óò][éè]t|\bMOET\b|\bMUST\b/u;

/** The words that a line begins with and that may be a heading: "Must have: Python", or the first cell of a row. */
export function labelOf({ folded, valueAt }: AdLine): { name: string; to: number } | null {
  if (valueAt !== null) {
    const name = folded.slice(0, valueAt).replace(/[?:\s]+$/, "");
    return /[:.;!?]/.test(name) ? null : { name, to: valueAt };
  }
  const match = label.exec(folded);
  const name = match?.[1]?.trim();
  return match && name !== undefined ? { name, to: match[0].length } : null;
}

/** Whether a line is a heading whose words tell what it heads. */
export function isHeading(heading: Heading | "open" | null): heading is Heading {
  return heading !== null && heading !== "open";
}

/** The heading that a line is; "open" where it heads something but does not tell what. */
export function headingAt(lines: readonly AdLine[], line: AdLine, at: number): Heading | "open" | null {
  if (line.isBullet && !line.isTitle) return null;
  if (line.valueAt !== null) return line.isTitle ? headOfColumns(line, lines[at + 1]) : null;
  const [, name, content = ""] = /^([^:]{2,40}):\s*(.*)$/.exec(line.folded) ?? [];
  if (name !== undefined && content !== "" && isMetaLabel(name)) return null;
  // "Requirements: Excel and SQL" says them itself.
  const isLabelled = name !== undefined && content !== "" && !line.isTitle;
  if (isLabelled && headingOf(name, false) !== null && headingOf(content, false) === null) return null;
  // "BE: not needed" is a row, not what heads the next ones.
  const isShort = content !== "" && content.split(" ").length <= titleWords;
  if (name !== undefined && isShort && headingWeight(content, () => false, 0) !== null) return null;
  // "Rijbewijs BE" is asked for rather than a heading of what follows.
  const isAsked = !line.isTitle && !/[:?]\s*$/.test(line.folded) && isLicence(line.folded, line.folded);
  const heading = isAsked ? null : (headingOf(line.folded, line.isTitle) ?? leadOf(line, lines[at + 1]));
  if (heading === null && begins(lines, line, at)) return { section: "work", weight: null, isSure: true };
  if (heading === null) return isOpenHeading(lines, line, at) ? "open" : null;
  const isPlain = heading.weight === null || heading.weight === "demanded";
  if (emphatic.test(line.text) && heading.section === "profile" && isPlain)
    return { ...heading, weight: "must" };
  if (heading.isSure || heading.section === "foot") return heading;
  const next = lines[at + 1];
  if (!next) return null;
  return next.isBullet || next.text.split(" ").length >= sentenceWords || line.gapBefore ? heading : null;
}

/** "RESPONSIBILITY     HOW OFTEN" over the rows of a table. */
function headOfColumns(line: AdLine, next: AdLine | undefined): Heading | null {
  const name = labelOf(line)?.name;
  if (name === undefined || isMetaLabel(name) || next?.valueAt == null) return null;
  return headingOf(name, true);
}

/** "What the team cannot do without:" over a list; "Do I have to plan?" over "No." */
function leadOf({ folded, isBullet }: AdLine, next: AdLine | undefined): Heading | null {
  if (!next || isBullet) return null;
  const isDenied =
    folded.endsWith("?") && /^(?:nee|no|nope|niet nodig|not at all|geen)(?!\p{L})/u.test(next.folded);
  if (isDenied && folded.length < 100) return { section: "profile", weight: "unneeded", isSure: true };
  if (!next.isBullet || folded.split(" ").length > leadWords) return null;
  const isOpen = /[:…]$/.test(folded.trim());
  // "You must be able to show" leads as well.
  const isToReader = !/[.,;!?]$/.test(folded.trim()) && toReader.test(folded);
  const weight = headingWeight(folded, () => false, isOpen ? leadWords : isToReader ? 2 : 0);
  return weight === null ? null : { section: "profile", weight, isSure: true };
}

/** A few words over a list or a paragraph. */
function isOpenHeading(lines: readonly AdLine[], line: AdLine, at: number): boolean {
  const next = lines[at + 1];
  const isShort = line.text.length < 70 && line.text.split(" ").length <= 10;
  // "- APICS CPIM" in capitals is an item of its list.
  if (!next || !isShort || line.isBullet || line.valueAt !== null || /[.,;!]$/.test(line.text)) return false;
  if (/^(?:you|je|jij|u|we|wij|i|ik) \p{L}/u.test(line.folded)) return false;
  if (line.isTitle || isOpenQuestion(line.folded)) return true;
  const isOverList = next.isBullet && (line.gapBefore || lines[at - 1]?.isBullet === true);
  return isOverList || (line.gapBefore && !next.gapBefore && next.text.split(" ").length >= proseWords * 2);
}

/** "What you'll get up to": a few words on the reader over a list, which tell no more. */
function begins(lines: readonly AdLine[], { folded, text }: AdLine, at: number): boolean {
  const isShort = text.split(" ").length <= titleWords && !/[.,;]/.test(text);
  const list = lines.slice(at + 1, at + 3);
  return (
    isShort &&
    list.length === 2 &&
    list.every(({ isBullet }) => isBullet) &&
    /^(?:what|wat|how|hoe|this|dit|zo)\b.*\b(?:you|your|je|jij|jouw|you'll)(?![\p{L}'])/u.test(folded)
  );
}

/** "What's the challenge?" ends what was said before, although its words do not tell what begins. */
export function isOpenQuestion(folded: string): boolean {
  return (
    /^(?:what|wat|how|hoe|who|wie|en|and)\b[^.!]{3,60}\?$/.test(folded) && folded.split(" ").length <= 10
  );
}

/** "What do we ask? Several years of cooking …": the question is a heading of its own. */
export function splitQuestion(line: AdLine): AdLine[] {
  const end = /^[^.!?:;]{3,70}\?\s+(?=\S)/.exec(line.text)?.[0].length;
  if (end === undefined || headingOf(line.folded.slice(0, end), false)?.isSure !== true) return [line];
  const part = (from: number, to?: number) => ({
    ...line,
    start: line.start + from,
    text: line.text.slice(from, to),
    folded: line.folded.slice(from, to),
  });
  return [
    { ...part(0, end), isBullet: false },
    { ...part(end), gapBefore: false },
  ];
}

/** The lines that an open heading heads. */
export function blockAfter(
  lines: readonly AdLine[],
  headings: readonly (Heading | "open" | null)[],
  at: number,
): AdLine[] {
  const isItem = (one: AdLine) => one.isBullet || one.valueAt !== null;
  const isOverList = lines[at + 1]?.isBullet === true;
  const ends = (line: AdLine, other: number) =>
    headings[other] !== null || opensByLabel(line) || (isOverList && !isItem(line));
  const next = lines.findIndex((line, other) => other > at && ends(line, other));
  return lines.slice(at + 1, next < 0 ? undefined : next);
}

/** "What you get: € 3,000 and lunch" begins another part of the ad. */
function opensByLabel(line: AdLine): boolean {
  const name = line.isBullet ? undefined : labelOf(line)?.name;
  return name !== undefined && headingOf(name, false) !== null;
}
