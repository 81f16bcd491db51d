import { clauseEnd, contrastAt, governedStart, isFillerText } from "./clauses.ts";
import clauseWords from "./clauseWords.json" with { type: "json" };
import { type Marker, type MarkerKind, markersOf } from "./markers.ts";
import words from "./markerWords.json" with { type: "json" };
import type { SentencePlace } from "./sentences.ts";

/** A part of a sentence of which something is said. */
export interface Scope extends SentencePlace {
  kind: MarkerKind;
}

/** A marker whose kind is known. */
type KnownMarker = Marker & { kind: MarkerKind; isRepeated: boolean };

const expertTail = new RegExp(`\\b(?:an? |een )?(?:\\S+ )?(?:${words.expertTail.join("|")})\\b`, "u");
const connectors = new Set(clauseWords.connectors);
/** "… with Python – this is a must". */
const pointsBack =
  /^\s*(?:(?:dan|then|dus|so|and|en) )?(?:(?:is|zijn|would be) )?(?:this|that|that's|these|which|dit|dat|deze)\s*$/;
const joining = /\b(?:maar|but|though|echter|however|yet)\b/g;
/** Words that may stand between "no" and the skill it takes away. */
const unknownWords = 1;

/** What a sentence says of its parts, in compared form: that they are a must, a plus, or not needed. */
export function scopesOf(folded: string, spots: readonly SentencePlace[]): Scope[] {
  const scopes: Scope[] = [];
  let last: { scope: Scope; end: number } | null = null;
  for (const read of markersOf(folded)) {
    // "B en BE zijn een pre": what names a skill says nothing of it.
    const named = read.direction === "within" ? undefined : spots.find((spot) => covers(spot, read.from));
    const found = named && named.to < read.to ? { ...read, from: named.to } : read;
    const kind: MarkerKind | undefined = found.kind ?? last?.scope.kind;
    if (kind === undefined) continue;
    const marker: KnownMarker = { ...found, kind, isRepeated: found.kind === null };
    if (marker.direction === "within") {
      scopes.push({ kind, from: marker.from, to: marker.to });
      continue;
    }
    const back: Scope | null = backScope(folded, marker, last, scopes, spots);
    const leads =
      back !== null &&
      isLead(folded, marker) &&
      !spots.some(({ from }) => from >= back.from && from < back.to);
    const scope = leads ? forwardScope(folded, marker, spots) : (back ?? forwardScope(folded, marker, spots));
    if (scope === null) continue;
    if (back && !leads) last = { scope: back, end: marker.to };
    scopes.push(scope);
  }
  return scopes;
}

function covers({ from, to }: SentencePlace, at: number): boolean {
  return from <= at && at < to;
}

/** "The following are not part of this role: …" */
function isLead(folded: string, { to }: Marker): boolean {
  return /^[^.,;!?:]{0,30}:/.test(folded.slice(to));
}

/** What is said of a place: by the narrowest scope, and of equal ones a plus ("not required, but a plus"). */
export function kindAt(scopes: readonly Scope[], at: number): MarkerKind | null {
  const rank = { plus: 0, unneeded: 1, must: 2 } as const;
  const [best] = scopes
    .filter(({ from, to }) => from <= at && at < to)
    .sort((a, b) => a.to - a.from - (b.to - b.from) || rank[a.kind] - rank[b.kind]);
  return best?.kind ?? null;
}

/** What a sentence that names no skill says of the one before it: "This one's essential.", "Non-negotiable." */
export function remarkOf(folded: string): MarkerKind | null {
  const marker = markersOf(folded).find(({ direction }) => direction === "either");
  return marker && isFillerText(folded.slice(0, marker.from)) ? marker.kind : null;
}

/** Whether words only join a skill to what is said of it: "knowledge of", "and". */
export function isConnected(gap: string, allowed = 0): boolean {
  if (/[;:!?]/.test(gap)) return false;
  const unknown = (gap.match(/[\p{L}\p{N}][\p{L}\p{N}'./-]*/gu) ?? []).filter(
    (word) => !connectors.has(word.replace(/[.,]+$/, "")),
  );
  return unknown.length <= allowed;
}

/** What is said of the words before a marker; null where it speaks of those that follow. */
function backScope(
  folded: string,
  marker: KnownMarker,
  last: { scope: Scope; end: number } | null,
  earlier: readonly Scope[],
  spots: readonly SentencePlace[],
): Scope | null {
  const { kind } = marker;
  const isLabel = /^\s*:/.test(folded.slice(marker.to));
  const isLast = /^[\s.,!;)]*$/.test(folded.slice(marker.to));
  if (marker.direction === "nearest" && directScope(folded, marker, spots) !== null) return null;
  if (marker.direction === "direct" || (marker.direction === "forward" && !isLast)) return null;
  const question = folded.lastIndexOf("?", marker.from);
  if (question >= 0 && isFillerText(folded.slice(question + 1, marker.from)))
    return { kind, from: 0, to: question };
  const bracket = openBracket(folded, marker.from);
  if (bracket !== null && isFillerText(folded.slice(bracket + 1, marker.from))) {
    // "SQL (must), Java (not needed)": each item has a remark of its own.
    const own = folded.lastIndexOf(")", bracket) + 1;
    return { kind, from: governedStart(folded, own, bracket), to: bracket };
  }
  const lastEnd = last && last.end <= marker.from ? last.end : 0;
  const from = Math.max(lastEnd, bracket === null ? 0 : bracket + 1);
  if (isLabel && isFillerText(folded.slice(governedStart(folded, from, marker.from), marker.from)))
    return null;
  if (last && isFillerText(folded.slice(from, marker.from).replace(joining, "")))
    return { ...last.scope, kind };
  const start = governedStart(folded, from, marker.from);
  const words = folded.slice(start, marker.from);
  // "BE is a plus": a name of one common word is still what it speaks of.
  const namesOne = spots.some((spot) => spot.from >= start && spot.to <= marker.from);
  if (!namesOne && isFillerText(words)) {
    return start > from && (isLast || pointsBack.test(words) || isAfterDash(folded, start, words))
      ? { kind, from: governedStart(folded, from, start - 2), to: start }
      : null;
  }
  const isDenied = earlier.some(
    ({ kind: other, from: a, to: b }) => other === "unneeded" && b > start && a <= marker.from,
  );
  return isDenied && kind === "must" ? null : { kind, from: start, to: marker.from };
}

/** "Forklift certificate – a must (…)". */
function isAfterDash(folded: string, start: number, words: string): boolean {
  return words.trim() === "" && /-\s*$/.test(folded.slice(0, start));
}

/** The place of a bracket that is open at a place; null where none is. */
export function openBracket(folded: string, before: number): number | null {
  const bracket = folded.lastIndexOf("(", before);
  return bracket >= 0 && !folded.slice(bracket, before).includes(")") ? bracket : null;
}

function forwardScope(folded: string, marker: KnownMarker, spots: readonly SentencePlace[]): Scope | null {
  const { kind, to: from } = marker;
  if (marker.direction === "direct") return directScope(folded, marker, spots);
  const rest = folded.slice(from);
  if (kind === "unneeded" && expertTail.test(rest.slice(0, 40))) return null;
  const lead = /^\s*(?::|is\b|zijn\b)?\s*/.exec(rest)?.[0] ?? "";
  const end = marker.isRepeated ? contrastAt : clauseEnd;
  const to = lead.includes(":") ? folded.length : end(folded, from + lead.length);
  return folded.slice(from + lead.length, to).trim() === "" ? null : { kind, from, to };
}

/** "no Java, C or C++": the skills that follow at once, and those that a list joins with them. */
function directScope(folded: string, marker: KnownMarker, spots: readonly SentencePlace[]): Scope | null {
  let to = marker.to;
  for (const spot of spots) {
    if (spot.from < marker.to) continue;
    const gap = folded.slice(to, spot.from);
    const isList =
      to === marker.to
        ? isConnected(gap, unknownWords) && !/[,)]/.test(gap)
        : /^\s*(?:,|,?\s*(?:or|of|nor|noch|en|and|\/))\s*$/.test(gap);
    if (!isList) break;
    to = spot.to;
  }
  return to > marker.to ? { kind: marker.kind, from: marker.to, to } : null;
}
