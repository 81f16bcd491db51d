import type { TextLine } from "../documentText.ts";
import { headingSection } from "./headingSection.ts";

const LONGEST = 25;

/** Puts a heading back together that a narrow column broke over two lines: "AANVULLENDE" and "INFORMATIE". */
export function joinHeadings(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const label = above ? brokenLabel(above, line) : null;
    if (above && label) joined.splice(-1, 1, ...label);
    else if (above && isBroken(above, line))
      joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

/** "Digitale ⇥ Excel, Word" above "vaardigheden": a label in the margin that goes on below the first line of its text. */
function brokenLabel(above: TextLine, line: TextLine): TextLine[] | null {
  const [start = "", ...texts] = above.text.split("\t");
  const [end = "", ...more] = line.text.split("\t");
  const label = `${start} ${end}`;
  const isLabel =
    texts.length > 0 &&
    above.column === line.column &&
    !line.gap &&
    label.length <= LONGEST * 2 &&
    /^\p{Ll}+$/u.test(end) &&
    headingSection(start) === null &&
    headingSection(label) !== null;
  if (!isLabel) return null;
  const joined = { ...above, text: [label, ...texts].join("\t") };
  return more.length === 0 ? [joined] : [joined, { ...line, text: more.join("\t") }];
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
