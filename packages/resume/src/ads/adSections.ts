import type { AdLine } from "./adLines.ts";
import { kindOfParagraph, statesCompanyFacts } from "./blockKinds.ts";
import type { WeighedCell } from "./columnWeights.ts";
import { weighDemands } from "./demandedLists.ts";
import { describesReaderTask } from "./describesReaderTask.ts";
import { headingOf, isMetaLabel } from "./headings.ts";
import { headingWeight, type ListWeight } from "./headingWeight.ts";
import words from "./headingWords.json" with { type: "json" };
import { isLicence } from "./licences.ts";
import { blockAfter, headingAt, isHeading, labelOf, splitQuestion } from "./lineHeadings.ts";
import { openSection, type Place } from "./openSections.ts";
import { hasMatch, phrasePattern } from "./phrasePattern.ts";
import type { PlacedLine } from "./placedLine.ts";
import { levelOfLead } from "./requiredLevel.ts";
import { mentionsNoRequirement } from "./requirementSentences.ts";

/** A line of a list of which the whole ad must tell how much it is wanted. */
type OpenLine = PlacedLine<ListWeight> & {
  /** True where the words of the paragraph, and no heading, tell its section. */
  told?: boolean;
};

const titleWords = 7;
const proseWords = 8;
/** Words of a lead such as "What the team cannot do without:" that may be of anything. */
const leadWords = 14;
/** "Things we can't bend on. A current PA1 …" */
const opening = /^((?:[^:.;!?,\s]+ ){0,6}[^:.;!?,\s]+)[.!]\s+(?=[\p{L}\p{N}])/u;
const signature = phrasePattern(words.signature);
const pointsUp = new RegExp(`^(?:${words.pointsUp.join("|")})(?![\\p{L}\\p{N}])`, "u");

/** Gives each line that is no heading its section; null where no heading has been met and none asks for anything. */
export function placeLines(
  all: readonly AdLine[],
  cells: ReadonlyMap<AdLine, WeighedCell[]> = new Map(),
): PlacedLine[] {
  const lines = all.flatMap(splitQuestion);
  const headings = withoutTitle(lines.map((line, at) => headingAt(lines, line, at)));
  const firstAsk = headings.findIndex(
    (heading) => isHeading(heading) && (heading.section === "work" || heading.section === "profile"),
  );
  const firstHeading = headings.findIndex((heading) => heading !== null);
  const placed: OpenLine[] = [];
  const place: Place = {
    section: firstAsk < 0 ? null : "head",
    weight: null,
    level: null,
    isInList: false,
    isInCell: false,
    isOver: false,
  };
  for (const [at, line] of lines.entries()) {
    const inColumns = place.isOver ? undefined : cells.get(line);
    if (inColumns) {
      placed.push(
        ...inColumns.map((cell) => ({ ...cell, from: 0, section: "profile" as const, level: null })),
      );
      continue;
    }
    const heading = headings[at] ?? null;
    if (isHeading(heading)) {
      const isEnd = heading.section === "foot" && firstAsk >= 0 && at > firstAsk;
      // "Come and play?" over an ad is its title, and a button above it is no part of it.
      const isEarly = heading.section === "apply" && (at < firstAsk || at === firstHeading);
      const opens = !isEarly && !place.isOver;
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
      openSection(place, line, blockAfter(lines, headings, at), at === firstHeading);
      continue;
    }
    if (isSignature(line, at, lines.length)) {
      Object.assign(place, { section: "foot", weight: null, isOver: true });
      continue;
    }
    if (place.section === null && isLoneTitle(lines, at)) continue;
    if (line.valueAt !== null || line.gapBefore) endCell(place);
    endList(place, line);
    if (isLead(line, lines[at + 1]))
      Object.assign(place, { level: levelOfLead(line.folded), isInList: false });
    if (pointsUp.test(line.folded)) weighAbove(placed, line);
    const own = placeLine(place, line, at > lines.length / 2);
    placed.push(own);
    if (isLongCell(own, lines[at + 1])) {
      const { section, weight } = own;
      Object.assign(place, { section, weight, isInList: false, isInCell: true });
    }
  }
  readBody(placed);
  return weighDemands(placed);
}

/** The only heading is the title of the ad when it is its first line: "Who will help us in the kitchen?" */
function withoutTitle(headings: ReturnType<typeof headingAt>[]): ReturnType<typeof headingAt>[] {
  const [first = null, ...others] = headings;
  const asks = isHeading(first) && (first.section === "work" || first.section === "profile");
  return first === null || asks || others.some((one) => one !== null) ? headings : [null, ...others];
}

/** An ad of one paragraph asks in it, whatever it offers there and whomever it tells to call. */
function readBody(placed: readonly OpenLine[]): void {
  const isBody = ({ line }: OpenLine) => line.isBullet || /[.!?](?:\s|$)/u.test(line.text);
  const body = placed.filter(isBody);
  if (!body.every(({ told }) => told === true)) return;
  for (const one of body) one.section = null;
}

const ofCandidate =
  /^(?:the|our|de|onze) (?:(?:successful|ideal|new|nieuwe|ideale) )?(?:candidate|applicant|post ?holder|jobholder|appointee|kandidaat) (?:will|gaat|zal)(?! (?:receive|get|be (?:paid|given|offered)|krijgen|ontvangen))(?!\p{L})/u;

/** A weight is of the list below it, or of all lines where there is no list. */
function endList(place: Place, line: AdLine): void {
  const isItem = line.isBullet || line.valueAt !== null;
  if (isItem) place.isInList = true;
  else if (place.isInList) Object.assign(place, { weight: null, level: null });
}

/** A row whose label heads lines below its first one: "Requirements   a degree", then "two years of experience". */
function isLongCell({ line, from }: OpenLine, next: AdLine | undefined): boolean {
  const isLabelled = line.valueAt !== null && from > 0;
  return isLabelled && next !== undefined && next.valueAt === null && !next.gapBefore;
}

/** What the label of a row says holds for its cell. */
function endCell(place: Place): void {
  if (place.isInCell) Object.assign(place, { weight: null, level: null, isInCell: false });
}

function isLead({ folded }: AdLine, next: AdLine | undefined): boolean {
  return next?.isBullet === true && /[:…]$/.test(folded.trim());
}

/** "All of these are required." says it of the list above. */
function weighAbove(placed: readonly OpenLine[], { folded }: AdLine): void {
  const weight = headingWeight(folded, () => false, leadWords);
  if (weight === null) return;
  for (const one of placed.toReversed()) {
    if (!one.line.isBullet) return;
    if (one.weight === null || one.weight === "demanded") one.weight = weight;
  }
}

/** Places a line, and lets the label of a line that is alone open a section for those below. */
function placeLine(place: Place, line: AdLine, isLate: boolean): OpenLine {
  const { section, weight, level, isOver } = place;
  const isProse = !line.isBullet && line.text.split(" ").length >= proseWords;
  const mayTell = isProse && !isOver && (section === null || section === "work" || section === "profile");
  // Facts such as hours and pay may stand above what the job is.
  if (isProse && !isOver && (section === "offer" || section === "head") && tellsOfJob(line.folded))
    return { line, from: 0, section: "work", weight: null, level: null };
  // "The hospital has 340 beds, an emergency department and …" below what is asked.
  if (
    isProse &&
    !isOver &&
    section === "profile" &&
    weight === null &&
    statesCompanyFacts(line.folded) &&
    mentionsNoRequirement(line.folded)
  )
    return { line, from: 0, section: "about", weight: null, level: null };
  const kind = mayTell ? kindOfParagraph(line.folded) : null;
  if (kind !== null) {
    if (kind === "apply" && isLate) Object.assign(place, { section: kind, weight: null });
    return { line, from: 0, section: kind, weight: null, level: null, told: true };
  }
  const own = withLabel({ line, from: 0, section, weight: isOver ? null : weight, level });
  // "Het werk: …" speaks for the lines below as well, unless it is one of a list of labels.
  const isPlain = own.weight === weight || own.weight === "demanded";
  const opens = own.from > 0 && !line.isBullet && line.valueAt === null && !isOver && isPlain;
  if (opens && own.section !== "head") place.section = own.section;
  return own;
}

/** "Als planner maak je …", "As our archivist you will …", "The successful candidate will run …" */
function tellsOfJob(folded: string): boolean {
  if (ofCandidate.test(folded)) return true;
  const isOfRole = /^(?:als (?!je |jij |u |we |wij )|as (?:an?|our|the) )/u.test(folded);
  return isOfRole && describesReaderTask(firstSentenceOf(folded));
}

function firstSentenceOf(folded: string): string {
  return folded.split(/[.!?](?:\s|$)/u)[0] ?? "";
}

function isSignature({ folded, text, isBullet }: AdLine, at: number, count: number): boolean {
  return !isBullet && at > count / 3 && text.split(" ").length <= titleWords && hasMatch(signature, folded);
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

/** "Must have: Python" speaks for its own line only. */
function withLabel(plain: OpenLine): OpenLine {
  const { line, section, weight } = plain;
  const first = line.isBullet ? null : opening.exec(line.folded);
  const said = first?.[1] === undefined ? null : headingWeight(first[1], () => false, 0);
  if (first && said !== null && section !== "foot")
    return { ...plain, from: first[0].length, section: "profile", weight: said };
  const own = labelOf(line);
  if (!own) return plain;
  const { name, to } = own;
  if (section === "foot" || section === "offer") return plain;
  if (isMetaLabel(name) && section !== "profile") return { ...plain, section: "head", from: to };
  const heading = headingOf(name, false);
  // "Our PostgreSQL fleet: backups" in a list of tasks is a task.
  if (!heading || (line.isBullet && heading.section === "about")) return plain;
  const from = isLicence(name, name) ? 0 : to;
  return { ...plain, from, section: heading.section, weight: heading.weight ?? weight };
}
