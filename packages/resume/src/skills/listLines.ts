import type { TextLine } from "../documentText.ts";
import { limits } from "../limits.ts";

/** A label that goes on below its rating: "Motiverende ●●○○○" and "gespreksvoering". */
const ratedLabel = /^([^\t]*\p{L}[^\t]*)\t([★●][★●☆○]{2,9})$/u;
const anyRating = /[★●☆○]{2,10}/u;
const onlyRating = /^[★●☆○]{2,10}$/u;
/** A line this long may have ended because it was full. */
const LONG = 30;
/** Of the longest line of a list. */
const FULL = 0.7;
const FEWEST = 4;

/** Puts the items of a list back together that the page broke over two lines. */
export function joinWrapped(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  const longest = Math.max(...lines.map(({ text }) => text.length));
  const begins = lines.filter(({ text }) => /^(?:•\s*)?\p{Lu}/u.test(text)).length;
  const isCapitalised = lines.length >= FEWEST && begins >= 0.75 * lines.length;
  for (const [at, line] of lines.entries()) {
    const above = joined.at(-1);
    const previous = lines[at - 1];
    const isBelow = above && previous && !line.gap && previous.column === line.column;
    if (!isBelow || line.text.startsWith("•") || above.text.length >= limits.lineCharacters) {
      joined.push({ ...line });
      continue;
    }
    const rated = ratedLabel.exec(above.text);
    const goesOn = /^\p{Ll}/u.test(line.text);
    const isFull = previous.text.length >= FULL * longest && previous.text.length >= LONG;
    const wraps =
      /(?:[,;/&(]|\s[-–—])$/u.test(above.text) ||
      line.text.startsWith("(") ||
      isOpen(above.text) ||
      (goesOn && (above.text.length >= LONG || isCapitalised)) ||
      (above.text.startsWith("•") && isFull && !line.heading);
    if (onlyRating.test(line.text) && !anyRating.test(above.text)) above.text = `${above.text}\t${line.text}`;
    else if (rated && goesOn && !anyRating.test(line.text))
      above.text = `${rated[1]} ${line.text}\t${rated[2]}`;
    else if (wraps) above.text = `${above.text} ${line.text}`;
    else joined.push({ ...line });
  }
  return joined;
}

/** Whether a bracket is not closed yet. */
function isOpen(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}
