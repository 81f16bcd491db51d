import type { AdLine } from "./adLines.ts";
import { type AdSection, type Heading, type HeadingWeight, headingOf, isMetaLabel } from "./headings.ts";

/** A line that may ask for something, with the part of the ad it stands in. */
export interface PlacedLine {
  line: AdLine;
  /** Where the words begin that count: after a label such as "Must have:". */
  from: number;
  section: AdSection | null;
  weight: HeadingWeight | null;
}

const label = /^([^:.;!?]{2,50}?)(?:\s*:\s+|\s*:$)/;
/** A line so long speaks in sentences. */
const sentenceWords = 5;
const titleWords = 7;

/** Gives each line that is no heading its section; null where no heading has been met and none asks for anything. */
export function placeLines(all: readonly AdLine[]): PlacedLine[] {
  const lines = all.flatMap(splitQuestion);
  const headings = lines.map((line, at) => headingAt(lines, line, at));
  const asks = (heading: Heading | null) => heading?.section === "work" || heading?.section === "profile";
  const firstAsk = headings.findIndex(asks);
  const placed: PlacedLine[] = [];
  let section: AdSection | null = firstAsk < 0 ? null : "head";
  let weight: HeadingWeight | null = null;
  let isOver = false;
  for (const [at, line] of lines.entries()) {
    const heading = headings[at] ?? null;
    if (heading) {
      const isEnd = heading.section === "foot" && firstAsk >= 0 && at > firstAsk;
      const opens = !(heading.section === "apply" && at < firstAsk) && !isOver;
      if (opens) ({ section, weight } = heading);
      isOver ||= isEnd;
      continue;
    }
    if (section !== "foot" && section !== "apply" && isOpenQuestion(line)) {
      section = null;
      continue;
    }
    if (line.isTitle && !line.isBullet && line.text.length < 70) {
      // An ordinary heading inside a section, such as "Techniek", ends the weight of the one before.
      if (section === "profile") weight = null;
      continue;
    }
    if (section === null && isLoneTitle(lines, at)) continue;
    const own = withLabel(line, section, isOver ? null : weight);
    placed.push(own);
    // "Het werk: …" speaks for the lines below as well, unless it is one of a list of labels.
    if (own.from > 0 && !line.isBullet && !isOver && own.weight === weight && own.section !== "head")
      section = own.section;
  }
  return placed;
}

/** "What's the challenge?" ends what was said before, although its words do not tell what begins. */
function isOpenQuestion({ isBullet, folded, text }: AdLine): boolean {
  return (
    !isBullet && /^(?:what|wat|how|hoe|who|wie)\b[^.!,]{3,50}\?$/.test(folded) && text.split(" ").length <= 8
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

/** A heading needs something to head: a list, a sentence, or another line that is no heading itself. */
function headingAt(lines: readonly AdLine[], line: AdLine, at: number): Heading | null {
  if (line.isBullet && !line.isTitle) return null;
  const [, name, content = ""] = /^([^:]{2,40}):\s*(.*)$/.exec(line.folded) ?? [];
  if (name !== undefined && content !== "" && isMetaLabel(name)) return null;
  const heading = headingOf(line.folded, line.isTitle);
  if (heading === null && begins(lines, line, at)) return { section: "work", weight: null, isSure: true };
  if (heading === null || heading.isSure || heading.section === "foot") return heading;
  const next = lines[at + 1];
  if (!next) return null;
  return next.isBullet || next.text.split(" ").length >= sentenceWords || line.gapBefore ? heading : null;
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
function withLabel(line: AdLine, section: AdSection | null, weight: HeadingWeight | null): PlacedLine {
  const plain = { line, from: 0, section, weight };
  const match = label.exec(line.folded);
  const name = match?.[1]?.trim();
  if (!match || name === undefined) return plain;
  if (section === "foot" || section === "offer") return plain;
  if (isMetaLabel(name) && section !== "profile") return { ...plain, section: "head", from: match[0].length };
  const heading = headingOf(name, false);
  if (!heading) return plain;
  const from = match[0].length;
  return { line, from, section: heading.section, weight: heading.weight ?? weight };
}
