import type { TextLine } from "../documentText.ts";

const LONGEST = 50;

/** Puts short lines together that go on after a comma: "MA Translation," above "Universiteit Utrecht". */
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

function goesOn(previous: TextLine, next: TextLine): boolean {
  return (
    /\p{L},$/u.test(previous.text) &&
    previous.text.length <= LONGEST &&
    next.text.length <= LONGEST &&
    previous.column === next.column &&
    previous.page === next.page &&
    !next.gap &&
    !/[\t•]/u.test(previous.text + next.text)
  );
}
