import words from "./blockWords.json" with { type: "json" };
import type { AdSection } from "./headings.ts";
import { hasMatch, phrasePattern } from "./phrasePattern.ts";

type Kind = keyof typeof words;

interface Signs {
  kind: Kind;
  /** Signs that stand in such a text and hardly elsewhere: an amount of money, an address to write to. */
  concrete: RegExp[];
  words: RegExp[];
}

const patternsOf = (phrases: readonly string[]) => phrases.map((one) => phrasePattern([one]));
const kinds: Signs[] = (["offer", "apply", "about", "ask"] as const).map((kind) => ({
  kind,
  concrete: patternsOf(words[kind].concrete),
  words: patternsOf(words[kind].words),
}));
/** A concrete sign says as much as two words. */
const concreteCount = 2;
const least = 3;
/** A paragraph of more words is of several kinds. */
const longestOfOneKind = 110;
/** A text in one paragraph asks and offers in turn. */
const asksReader =
  /(?<!\p{L})(?:wat (?:breng|neem|kun|heb) (?:je|jij)|wie ben (?:je|jij)|wat (?:vragen|verwachten|zoeken) (?:we|wij)|(?:maak|schrijf|help|organiseer|verzorg|onderhoud|bouw|ontwikkel|bedien|begeleid|beheer|plan|analyseer|verkoop|repareer|controleer) (?:je|jij)|what you(?:'ll)? (?:bring|do)|who (?:you are|are you)|what (?:we|we're) (?:ask|look|expect)\p{L}*|you(?:'ll| will) (?:be )?(?:write|make|build|help|organi[sz]e|run|lead|manage|maintain|design|develop|plan|sell|support|prepare|own|analy[sz]e)(?:ing)?)(?!\p{L})/u;
const readerKnows =
  /(?<!\p{L})(?:(?:je|jij|u) (?:\p{L}+ )?(?:kent|beheerst|beschikt|spreekt|bent|kunt|hebt)|you (?:know|have|bring|speak|are)(?! (?:some|any|a good|interested|ready)(?!\p{L})))(?!\p{L})/u;

function signsOf({ concrete, words: all }: Signs, folded: string): { count: number; isConcrete: boolean } {
  const sure = concrete.filter((pattern) => hasMatch(pattern, folded)).length;
  const other = all.filter((pattern) => hasMatch(pattern, folded)).length;
  return { count: sure * concreteCount + other, isConcrete: sure > 0 };
}

/** What lines below a heading speak of that tells nothing itself; null where they do not tell either. */
export function kindOfBlock(lines: readonly string[]): AdSection | "ask" | null {
  const text = lines.join("\n");
  const [best, next] = kinds
    .map((signs) => {
      const { count } = signsOf(signs, text);
      if (signs.kind !== "ask") return { kind: signs.kind, count };
      const asking = lines.filter((line) => signs.words.some((pattern) => hasMatch(pattern, line)));
      return { kind: signs.kind, count: asking.length >= lines.length / 2 ? count : 0 };
    })
    .sort((a, b) => b.count - a.count);
  return best && best.count >= least && best.count > (next?.count ?? 0) ? best.kind : null;
}

/** Whether a paragraph tells what the reader gets, or how to apply, wherever it stands; a whole ad in one does both. */
export function kindOfParagraph(folded: string): "offer" | "apply" | null {
  if (asksReader.test(folded) || readerKnows.test(folded) || folded.split(" ").length > longestOfOneKind)
    return null;
  const found = kinds
    .filter(({ kind }) => kind === "offer" || kind === "apply")
    .map((signs) => ({ kind: signs.kind, ...signsOf(signs, folded) }))
    .filter(({ count, isConcrete }) => isConcrete && count >= least)
    .sort((a, b) => b.count - a.count);
  const [best] = found;
  return best?.kind === "offer" || best?.kind === "apply" ? best.kind : null;
}

/** Whether a paragraph counts the people, beds or branches of an organisation, or says since when it is there. */
export function statesCompanyFacts(folded: string): boolean {
  return kinds.some(
    ({ kind, concrete }) => kind === "about" && concrete.some((pattern) => hasMatch(pattern, folded)),
  );
}
