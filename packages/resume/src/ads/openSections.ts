import type { Level } from "../skills/statedLevel.ts";
import type { AdLine } from "./adLines.ts";
import { kindOfBlock } from "./blockKinds.ts";
import { describesReaderTask } from "./describesReaderTask.ts";
import type { AdSection } from "./headings.ts";
import type { ListWeight } from "./headingWeight.ts";
import { isOpenQuestion } from "./lineHeadings.ts";
import { toSentences } from "./sentences.ts";

/** A longer text is more than what stands below one heading. */
const longestBlock = 14;
/** So many paragraphs of so many words are a whole ad rather than what one heading is over. */
const leastParagraphs = 3;
const leastWords = 25;
const wordsOfMenuItem = 2;

/** "Wat komt er op je af?" */
const ofReader = /(?<!\p{L})(?:je|jij|jou|jouw|you|your)(?![\p{L}])/u;

/** Where one is while going through the lines of an ad. */
export interface Place {
  section: AdSection | null;
  weight: ListWeight | null;
  level: Level | null;
  /** The list that the weight is of has begun; behind it the weight ends. */
  isInList: boolean;
  /** In the lines of a table's cell, of which the label of its row speaks. */
  isInCell: boolean;
  isOver: boolean;
}

/**
 * A heading whose own words do not tell: the lines below it do, or what was said before goes on. The first heading is
 * the title, over all that follows; no ad begins with its offer or with the way to apply.
 */
export function openSection(
  place: Place,
  { folded }: AdLine,
  block: readonly AdLine[],
  isTitle: boolean,
): void {
  if (place.isOver) return;
  const isMixed = block.length > longestBlock || block.filter(isParagraph).length >= leastParagraphs;
  const kind = isMixed ? null : kindOfBlock(block.map((line) => line.folded));
  if (isTitle && place.section === "head" && isMenu(block)) return;
  if (isTitle && (kind === "offer" || kind === "apply")) {
    // "Answer the phone. Log holidays": a list of tasks may name what offers name.
    if (block[0]?.isBullet === true) place.section = null;
    return;
  }
  // The facts at the head of a page tell the salary too.
  if (place.section === "head" && block[0]?.valueAt != null) return;
  const isDone = place.section === "offer" || place.section === "apply" || place.section === "foot";
  Object.assign(place, { weight: null, level: null, isInList: false });
  if (kind === "ask") {
    if (!isDone && place.section !== "profile") place.section = "work";
  } else if (kind !== null && !(kind === "about" && isDone)) place.section = kind;
  else if (!isDone && isOpenQuestion(folded) && ofReader.test(folded) && place.section !== "profile")
    place.section = "work";
  else if (!isDone && (isOpenQuestion(folded) || mayAsk(block))) place.section = null;
}

/** "Home", "Vacancies", "My file": the menu at the top of a web page. */
function isMenu(block: readonly AdLine[]): boolean {
  const items = block.filter(({ isBullet }) => isBullet);
  const short = items.filter(({ text }) => text.split(" ").length <= wordsOfMenuItem);
  return items.length === block.length && items.length >= leastParagraphs && short.length > items.length / 2;
}

function isParagraph({ isBullet, text }: AdLine): boolean {
  return !isBullet && text.split(" ").length >= leastWords;
}

/** A list, or sentences on what the reader does, that no word tells to be anything else. */
function mayAsk(block: readonly AdLine[]): boolean {
  const sentences = block.flatMap(({ folded }) =>
    toSentences(folded).map(({ from, to }) => folded.slice(from, to)),
  );
  return block[0]?.isBullet === true || sentences.some(describesReaderTask);
}
