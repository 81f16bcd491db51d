import type { TextLine } from "../documentText.ts";

const LONGEST = 50;

const LONGEST_OPEN = 140;
const LONGEST_REST = 60;

/** Puts short lines together that go on after a comma: "MA Translation," above "Universiteit Utrecht", and lines whose bracket the next one closes. */
export function joinOpenLines(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    if (previous && goesOn(previous, line)) joined.splice(-1, 1, withText(previous, line));
    else joined.push(line);
  }
  return joined;
}

function withText(previous: TextLine, { text }: TextLine): TextLine {
  return { ...previous, text: `${previous.text} ${text}` };
}

/** "Monteur installaties (mbo 3," above "bbl), Techniekcollege": a bracket that the next line closes. */
function closes(previous: TextLine, next: TextLine): boolean {
  const open = previous.text.lastIndexOf("(");
  const end = next.text.indexOf(")");
  const isOpen = open > previous.text.lastIndexOf(")") && previous.text.length <= LONGEST_OPEN;
  return (
    isOpen &&
    end > 0 &&
    end <= LONGEST_REST &&
    !next.text.slice(0, end).includes("(") &&
    isBelow(previous, next)
  );
}

function isBelow(previous: TextLine, next: TextLine): boolean {
  return (
    previous.column === next.column && previous.page === next.page && !next.gap && !next.text.startsWith("•")
  );
}

function goesOn(previous: TextLine, next: TextLine): boolean {
  if (closes(previous, next)) return true;
  return (
    /\p{L},$/u.test(previous.text) &&
    previous.text.length <= LONGEST &&
    next.text.length <= LONGEST &&
    isBelow(previous, next) &&
    !/[\t•]/u.test(previous.text + next.text)
  );
}
