/** A sentence of a line, by its places in it. */
export interface SentencePlace {
  from: number;
  to: number;
}

const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|o\.a|bijv|bv|incl|excl|evt|eventueel|m\.b\.t|t\.a\.v|d\.m\.v|max|min|ca|etc|enz|vs|nr|no|resp|div|m\.n|a\.o|inc|approx|yrs|jr|sr|dhr|mevr|drs|ing|ir|mr|dr|st|nl)$/;
const sentenceEnd = /[.!?…]+["')\]]?(?=\s+[\p{L}\p{N}("'•-]|\s*$)|\s[•·▪●|]\s|\s{2,}[-–]\s/gu;
/** Patterns cost more than their length, so a longer sentence is cut. */
const longest = 600;

/** "Do you have a forklift certificate? A plus!": a question that the next words answer. */
const questionWords = 12;
const answerWords = 6;

/** Cuts a folded line into sentences that are no longer than patterns can bear. */
export function toSentences(folded: string): SentencePlace[] {
  const places: SentencePlace[] = [];
  let from = 0;
  for (const match of folded.matchAll(sentenceEnd)) {
    const isDot = match[0].startsWith(".");
    if (isDot && abbreviation.test(folded.slice(Math.max(0, match.index - 12), match.index))) continue;
    const to = match.index + match[0].length;
    if (match[0] === "?" && isAnsweredNext(folded, from, to)) continue;
    addParts(places, folded, from, to);
    from = to;
  }
  addParts(places, folded, from, folded.length);
  return places;
}

function isAnsweredNext(folded: string, from: number, to: number): boolean {
  const wordsOf = (text: string) => text.trim().split(/\s+/).length;
  const answer = /^[^.!?]*/.exec(folded.slice(to).trimStart())?.[0] ?? "";
  return answer !== "" && wordsOf(folded.slice(from, to)) <= questionWords && wordsOf(answer) <= answerWords;
}

function addParts(places: SentencePlace[], folded: string, from: number, to: number): void {
  let start = from;
  while (to - start > longest) {
    const piece = folded.slice(start, start + longest);
    const cut = Math.max(piece.lastIndexOf(","), piece.lastIndexOf(" "));
    const end = start + (cut > 0 ? cut + 1 : longest);
    places.push({ from: start, to: end });
    start = end;
  }
  if (folded.slice(start, to).trim() !== "") places.push({ from: start, to });
}
