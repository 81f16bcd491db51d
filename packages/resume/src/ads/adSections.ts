import type { Level } from "../skills/statedLevel.ts";
import type { AdLine } from "./adLines.ts";
import { levelOfLead } from "./askedLevel.ts";
import { kindOfBlock, kindOfParagraph } from "./blockKinds.ts";
import { type AdSection, type Heading, headingOf, isMetaLabel } from "./headings.ts";
import { type HeadingWeight, headingWeight } from "./headingWeight.ts";
import words from "./headingWords.json" with { type: "json" };
import { hasMatch, phrasePattern } from "./phrasePattern.ts";

/** A line that may ask for something, with the part of the ad it stands in. */
export interface PlacedLine {
  line: AdLine;
  /** Where the words begin that count: after a label such as "Must have:". */
  from: number;
  section: AdSection | null;
  weight: HeadingWeight | null;
  /** Said of the whole list that the line is in: "Thorough knowledge of:". */
  level: Level | null;
}

const label = /^([^:.;!?]{2,50}?)(?:\s*:\s+|\s*:$)/;
/** A line so long speaks in sentences. */
const sentenceWords = 5;
const titleWords = 7;
const proseWords = 8;
/** Words of a lead such as "What the team cannot do without:" that may be of anything. */
const leadWords = 14;
/** A longer text is more than what stands below one heading. */
const longestBlock = 14;
/** "Wat móét je kunnen?" */
const emphatic = /m[óò][éè]t|\bMOET\b|\bMUST\b/u;
const signature = phrasePattern(words.signature);
const pointsUp = new RegExp(`^(?:${words.pointsUp.join("|")})(?![\\p{L}\\p{N}])`, "u");

/** Where one is while going through the lines of an ad. */
interface Place {
  section: AdSection | null;
  weight: HeadingWeight | null;
  level: Level | null;
  /** The list that the weight is of has begun; behind it the weight ends. */
  isInList: boolean;
  isOver: boolean;
}

/** Gives each line that is no heading its section; null where no heading has been met and none asks for anything. */
export function placeLines(all: readonly AdLine[]): PlacedLine[] {
  const lines = all.flatMap(splitQuestion);
  const headings = lines.map((line, at) => headingAt(lines, line, at));
  const firstAsk = headings.findIndex(
    (heading) => isHeading(heading) && (heading.section === "work" || heading.section === "profile"),
  );
  const placed: PlacedLine[] = [];
  const place: Place = {
    section: firstAsk < 0 ? null : "head",
    weight: null,
    level: null,
    isInList: false,
    isOver: false,
  };
  for (const [at, line] of lines.entries()) {
    const heading = headings[at] ?? null;
    if (isHeading(heading)) {
      const isEnd = heading.section === "foot" && firstAsk >= 0 && at > firstAsk;
      const opens = !(heading.section === "apply" && at < firstAsk) && !place.isOver;
      if (opens)
        Object.assign(place, {
          section: heading.section,
          weight: heading.weight,
          level: levelOfLead(line.folded),
          isInList: false,
        });
      place.isOver ||= isEnd;
      continue;
    }
    if (heading === "open") {
      openSection(place, line, blockAfter(lines, headings, at));
      continue;
    }
    if (isSignature(line, at, lines.length)) {
      Object.assign(place, { section: "foot", weight: null, isOver: true });
      continue;
    }
    if (place.section === null && isLoneTitle(lines, at)) continue;
    endList(place, line);
    if (isLead(line, lines[at + 1]))
      Object.assign(place, { level: levelOfLead(line.folded), isInList: false });
    if (pointsUp.test(line.folded)) weighAbove(placed, line);
    placed.push(placeLine(place, line, at > lines.length / 2));
  }
  return placed;
}

function isHeading(heading: Heading | "open" | null): heading is Heading {
  return heading !== null && heading !== "open";
}

/** A heading whose own words do not tell: the lines below it do, or what was said before goes on. */
function openSection(place: Place, { folded }: AdLine, block: readonly AdLine[]): void {
  if (place.isOver) return;
  const kind = block.length > longestBlock ? null : kindOfBlock(block.map((line) => line.folded));
  const isDone = place.section === "offer" || place.section === "apply" || place.section === "foot";
  Object.assign(place, { weight: null, level: null, isInList: false });
  if (kind === "ask") {
    if (!isDone && place.section !== "profile") place.section = "work";
  } else if (kind !== null && !(kind === "about" && isDone)) place.section = kind;
  else if (isOpenQuestion(folded) && !isDone) place.section = null;
}

function blockAfter(
  lines: readonly AdLine[],
  headings: readonly (Heading | "open" | null)[],
  at: number,
): AdLine[] {
  const next = headings.findIndex((heading, other) => other > at && heading !== null);
  return lines.slice(at + 1, next < 0 ? undefined : next);
}

/** A weight is of the list below it, or of all lines where there is no list. */
function endList(place: Place, line: AdLine): void {
  const isItem = line.isBullet || line.valueAt !== null;
  if (isItem) place.isInList = true;
  else if (place.isInList) Object.assign(place, { weight: null, level: null });
}

function isLead({ folded }: AdLine, next: AdLine | undefined): boolean {
  return next?.isBullet === true && /[:…]$/.test(folded.trim());
}

/** "All of these are required." says it of the list above. */
function weighAbove(placed: readonly PlacedLine[], { folded }: AdLine): void {
  const weight = headingWeight(folded, () => false, leadWords);
  if (weight === null) return;
  for (const one of placed.toReversed()) {
    if (!one.line.isBullet) return;
    one.weight ??= weight;
  }
}

/** Places a line, and lets the label of a line that is alone open a section for those below. */
function placeLine(place: Place, line: AdLine, isLate: boolean): PlacedLine {
  const { section, weight, level, isOver } = place;
  const isProse = !line.isBullet && line.text.split(" ").length >= proseWords;
  const mayTell = isProse && !isOver && (section === null || section === "work" || section === "profile");
  const kind = mayTell ? kindOfParagraph(line.folded) : null;
  if (kind !== null) {
    if (kind === "apply" && isLate) Object.assign(place, { section: kind, weight: null });
    return { line, from: 0, section: kind, weight: null, level: null };
  }
  const own = withLabel({ line, from: 0, section, weight: isOver ? null : weight, level });
  // "Het werk: …" speaks for the lines below as well, unless it is one of a list of labels.
  const opens = own.from > 0 && !line.isBullet && line.valueAt === null && !isOver && own.weight === weight;
  if (opens && own.section !== "head") place.section = own.section;
  return own;
}

function isSignature({ folded, text, isBullet }: AdLine, at: number, count: number): boolean {
  return !isBullet && at > count / 3 && text.split(" ").length <= titleWords && hasMatch(signature, folded);
}

/** "What's the challenge?" ends what was said before, although its words do not tell what begins. */
function isOpenQuestion(folded: string): boolean {
  return (
    /^(?:what|wat|how|hoe|who|wie|en|and)\b[^.!]{3,60}\?$/.test(folded) && folded.split(" ").length <= 10
  );
}

/** The title of an ad without headings, or a few words between empty lines in it. */
function isLoneTitle(lines: readonly AdLine[], at: number): boolean {
  const line = lines[at];
  const next = lines[at + 1];
  if (!line || !next || line.isBullet || /[.,;:!]/.test(line.text)) return false;
  const isShort = line.text.split(" ").length <= titleWords;
  return isShort && (at === 0 || (line.gapBefore && next.gapBefore)) && hasSentences(lines);
}

function hasSentences(lines: readonly AdLine[]): boolean {
  return lines.some(({ text }) => text.split(" ").length > titleWords || /[.!?]$/.test(text));
}

/** The heading that a line is; "open" where it heads something but does not tell what. */
function headingAt(lines: readonly AdLine[], line: AdLine, at: number): Heading | "open" | null {
  if (line.isBullet && !line.isTitle) return null;
  const [, name, content = ""] = /^([^:]{2,40}):\s*(.*)$/.exec(line.folded) ?? [];
  if (name !== undefined && content !== "" && isMetaLabel(name)) return null;
  const heading = headingOf(line.folded, line.isTitle) ?? leadOf(line, lines[at + 1]);
  if (heading === null && begins(lines, line, at)) return { section: "work", weight: null, isSure: true };
  if (heading === null) return isOpenHeading(lines, line, at) ? "open" : null;
  if (emphatic.test(line.text) && heading.section === "profile" && heading.weight === null)
    return { ...heading, weight: "must" };
  if (heading.isSure || heading.section === "foot") return heading;
  const next = lines[at + 1];
  if (!next) return null;
  return next.isBullet || next.text.split(" ").length >= sentenceWords || line.gapBefore ? heading : null;
}

/** "What the team cannot do without:" over a list; "Do I have to plan?" over "No." */
function leadOf({ folded, isBullet }: AdLine, next: AdLine | undefined): Heading | null {
  if (!next || isBullet) return null;
  const isDenied =
    folded.endsWith("?") && /^(?:nee|no|nope|niet nodig|not at all|geen)(?!\p{L})/u.test(next.folded);
  if (isDenied && folded.length < 100) return { section: "profile", weight: "unneeded", isSure: true };
  if (!next.isBullet || folded.split(" ").length > leadWords) return null;
  const weight = headingWeight(folded, () => false, /[:…]$/.test(folded.trim()) ? leadWords : 0);
  return weight === null ? null : { section: "profile", weight, isSure: true };
}

/** A few words over a list or a paragraph. */
function isOpenHeading(lines: readonly AdLine[], line: AdLine, at: number): boolean {
  const next = lines[at + 1];
  const isShort = line.text.length < 70 && line.text.split(" ").length <= 10;
  if (!next || !isShort || line.valueAt !== null || /[.,;!]$/.test(line.text)) return false;
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

/** "What do we ask? Several years of cooking …": the question is a heading of its own. */
function splitQuestion(line: AdLine): AdLine[] {
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

/** "Must have: Python" speaks for its own line only. */
function withLabel(plain: PlacedLine): PlacedLine {
  const { line, section, weight } = plain;
  const match = label.exec(line.folded);
  const name = match?.[1]?.trim();
  if (!match || name === undefined) return plain;
  if (section === "foot" || section === "offer") return plain;
  if (isMetaLabel(name) && section !== "profile") return { ...plain, section: "head", from: match[0].length };
  const heading = headingOf(name, false);
  if (!heading) return plain;
  const from = match[0].length;
  return { ...plain, from, section: heading.section, weight: heading.weight ?? weight };
}
