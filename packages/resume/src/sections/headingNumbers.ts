import type { TextLine } from "../documentText.ts";
import { headingSection } from "./headingSection.ts";
import { sectionOfHeadingWords } from "./headingWords.ts";

/** "3. WORK HISTORY", "IV. Education", "B) Skills" */
const numbered = /^(?:\d{1,2}|[IVX]{1,4}|[A-H])[.):]?(?:\d{1,2}\.?)?\s+(?=\p{Lu})/u;
const LONGEST = 60;
const FEWEST = 2;

/** Takes the numbers off the headings of a document that counts them; the items of its numbered lists become list items. */
export function withoutNumbers(lines: readonly TextLine[]): TextLine[] {
  const isKnown = (line: TextLine) => sectionOf(line.text.replace(numbered, "")) !== null;
  const counted = lines.filter((line) => isCounted(line) && isKnown(line));
  const headings = counted.length >= FEWEST ? counted : [];
  const looks = new Set(headings.map(looksOf));
  const items = new Set(listsIn(lines).flat());
  return lines.map((line) => {
    if (
      headings.length > 0 &&
      isCounted(line) &&
      (isKnown(line) || (line.heading && looks.has(looksOf(line))))
    )
      return { ...line, text: line.text.replace(numbered, "") };
    return items.has(line) ? { ...line, text: line.text.replace(/^\d{1,2}[.)]\s+/u, "• ") } : line;
  });
}

function isCounted({ text }: TextLine): boolean {
  return numbered.test(text) && text.length <= LONGEST;
}

function looksOf({ text, heading }: TextLine): string {
  return `${heading} ${text === text.toUpperCase()}`;
}

function sectionOf(text: string): string | null {
  const told = sectionOfHeadingWords(text);
  return headingSection(text) ?? (told?.isSure ? told.name : null);
}

/** Lines that count on from one, also with lines between them: "1. VCA", "2. BHV". */
function listsIn(lines: readonly TextLine[]): TextLine[][] {
  const lists: TextLine[][] = [];
  for (const line of lines) {
    const number = Number(/^(\d{1,2})[.)]\s+\S/u.exec(line.text)?.[1] ?? Number.NaN);
    if (number === 1) lists.push([line]);
    else if (number === (lists.at(-1)?.length ?? 0) + 1) lists.at(-1)?.push(line);
  }
  return lists.filter((list) => list.length >= FEWEST);
}
