import type { RequirementWeight } from "./adRequirement.ts";
import clauseWords from "./clauseWords.json" with { type: "json" };
import marks from "./headingMarks.json" with { type: "json" };
import { markersOf } from "./markers.ts";
import words from "./markerWords.json" with { type: "json" };
import { hasMatch, matchesOf, phrasePattern } from "./phrasePattern.ts";
import type { SentencePlace } from "./sentences.ts";

/** How much the lines below a heading are wanted. */
export type HeadingWeight = RequirementWeight | "unneeded";

/** What a heading says of its list: "demanded" is a must or not, as the rest of the ad tells. */
export type ListWeight = HeadingWeight | "demanded";

const patternOf = (phrases: readonly string[]) => phrasePattern(phrases, words.classes);
const plus = patternOf(marks.plus);
const must = patternOf(marks.must);
const unneeded = new RegExp(patternOf(marks.unneeded).source.replace(/^\(\?<!\[[^\]]*\]\)/, ""), "gu");
const aboutNegation = patternOf(marks.aboutNegation);
const exempt = patternOf(marks.exempt);
const surelyUnneeded = patternOf(marks.strong);
const filler = new Set([...marks.filler, ...clauseWords.function]);

/** "What you needn't lie awake over": words beside a negation that may be of anything. */
const asksWhat = /^(?:(?:en|and) )?(?:wat|waar|what|where|things?|dingen|dit|this|hier)(?!\p{L})/u;
const saidOfUnneeded = 3;

/**
 * What a heading, or words that lead to a list, say of all that follows; null where they say nothing of the kind.
 * `unknown` is the number of words that may be of something else.
 */
export function headingWeight(
  folded: string,
  isKnown: (word: string) => boolean,
  unknown: number,
): HeadingWeight | null {
  const found = weighingWords(folded);
  if (found === null) return null;
  const rest = found.places.reduce(
    (text, { from, to }) => text.slice(0, from) + " ".repeat(to - from) + text.slice(to),
    folded,
  );
  const others = (rest.match(/[\p{L}\p{N}]+(?:['&-][\p{L}\p{N}]+)*/gu) ?? []).filter(
    (word) => !filler.has(word) && !isKnown(word),
  );
  const more = found.kind === "unneeded" && asksWhat.test(folded) ? saidOfUnneeded : 0;
  return others.length <= unknown + more ? found.kind : null;
}

/** The kind, and all words that weigh; a plus before a negation: "fine, but no requirement". */
function weighingWords(folded: string): { kind: HeadingWeight; places: SentencePlace[] } | null {
  const markers = markersOf(folded).filter(({ direction }) => direction !== "direct");
  const welcome = matchesOf(plus, folded);
  const firm = matchesOf(must, folded);
  const denied = [...matchesOf(surelyUnneeded, folded), ...matchesOf(unneeded, folded)];
  const places = [...markers, ...welcome, ...firm, ...denied];
  const has = (kind: HeadingWeight) => markers.some((marker) => marker.kind === kind);
  const isMust = (firm.length > 0 || has("must")) && !has("unneeded");
  const firmWords = [...firm, ...markers.filter(({ kind }) => kind === "must")];
  // "What we cannot do without" is firm by its negation.
  const isDenied = denied.some((one) => !firmWords.some(({ from, to }) => from <= one.from && one.to <= to));
  if (!isMust && (welcome.length > 0 || has("plus"))) return { kind: "plus", places };
  if (isMust && !isDenied) return { kind: "must", places };
  const isMeant =
    (isDenied || has("unneeded")) && !hasMatch(exempt, folded) && hasMatch(aboutNegation, folded);
  return isMeant || hasMatch(surelyUnneeded, folded) ? { kind: "unneeded", places } : null;
}
