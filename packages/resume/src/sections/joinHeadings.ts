import type { TextLine } from "../documentText.ts";
import { headingSection } from "./headingSection.ts";

const LONGEST = 25;

/** Puts a heading back together that a narrow column broke over two lines: "AANVULLENDE" and "INFORMATIE". */
export function joinHeadings(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && isBroken(above, line))
      joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

function isBroken(above: TextLine, line: TextLine): boolean {
  return (
    above.column === line.column &&
    above.page === line.page &&
    !line.gap &&
    above.text.length <= LONGEST &&
    line.text.length <= LONGEST &&
    above.heading === line.heading &&
    isCapitals(above.text) === isCapitals(line.text) &&
    headingSection(above.text) === null &&
    headingSection(`${above.text} ${line.text}`) !== null
  );
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase();
}
