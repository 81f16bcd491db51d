import type { EntryLine } from "./entryLines.ts";
import { firstSentence } from "./firstSentence.ts";
import { labelOf, type Unit, unitsOf } from "./headParts.ts";

/** How many lines above and below its dates the head of an entry takes. */
export interface HeadForm {
  above: number;
  below: number;
  /** Titles and organisations stand behind each other without a sign between. */
  isRun: boolean;
}

/** A head as one form takes it. */
export interface Head {
  first: number;
  last: number;
  units: Unit[];
  /** Lines that the form has and this head has not. */
  lacking: number;
  /** How well the lines suit a head: white space above it and none within. */
  fit: number;
}

/** "Tuincentrum De Biezen: planten verzorgen, kassa,": a name, and behind the colon what was done there. */
const namedBeforeColon =
  /^\p{Lu}[\p{L}\d'’.&-]*(?:\s(?:(?:de|het|van|der|den|of|and|en|&|'t)\s)?\p{Lu}[\p{L}\d'’.&-]*){1,4}(?:,[^:]{2,40})?:\s+\p{Ll}/u;

/** A title behind an employer's full stop is short. */
const LONGEST_MORE = 60;

/** Takes the lines around one dated line as a form says; `floor` and `ceiling` are the dated lines next to it. */
export function headOf(
  looked: readonly EntryLine[],
  at: number,
  { above, below, isRun }: HeadForm,
  between: [number, number],
): Head {
  const [floor, ceiling] = between;
  const own = looked[at];
  const tops = linesAbove(looked, at, above, floor);
  const bottoms = linesBelow(looked, at, below, ceiling);
  const units = [
    ...tops.flatMap((index, order) =>
      unitsOf(looked[index]?.line.text ?? "", `above ${tops.length - order}`, { isRun }),
    ),
    ...unitsOf(own?.rest ?? "", "beside", { isRun }),
    ...unitsOf((own?.more.length ?? 0) <= LONGEST_MORE ? (own?.more ?? "") : "", "behind", {
      isSentence: true,
      isRun,
    }),
    ...bottoms.flatMap((index, order) => {
      const text = looked[index]?.line.text ?? "";
      const first = firstSentence(text);
      return unitsOf(first, `below ${order + 1}`, { isSentence: first !== text, isRun });
    }),
  ];
  const [first, last] = [tops[0] ?? at, bottoms.at(-1) ?? at];
  return {
    first,
    last,
    units,
    lacking: above + below - tops.length - bottoms.length,
    fit: fitOf(looked, first, last, floor),
  };
}

function linesAbove(looked: readonly EntryLine[], at: number, most: number, floor: number): number[] {
  const taken: number[] = [];
  for (let index = at - 1; index >= floor; index -= 1) {
    const entry = looked[index];
    if (!entry) break;
    const label = labelOf(entry.line.text);
    if (entry.isDuration) continue;
    if (label === null && (taken.length >= most || !entry.isName)) break;
    taken.unshift(index);
  }
  return taken;
}

function linesBelow(looked: readonly EntryLine[], at: number, most: number, ceiling: number): number[] {
  const taken: number[] = [];
  for (let index = at + 1; index < ceiling; index += 1) {
    const entry = looked[index];
    if (!entry) break;
    const label = labelOf(entry.line.text);
    if (label === null && (taken.length >= most || !isNameBelow(entry))) break;
    taken.push(index);
  }
  return taken;
}

/** A line below the dates may go on with a sentence about the work. */
function isNameBelow({ isName, line: { text } }: EntryLine): boolean {
  if (isName || namedBeforeColon.test(text)) return true;
  const first = firstSentence(text);
  return !text.startsWith("•") && first !== text && /^\p{Lu}/u.test(text);
}

function fitOf(looked: readonly EntryLine[], first: number, last: number, floor: number): number {
  const top = looked[first]?.line;
  const before = looked[first - 1];
  let fit = 0;
  const stands =
    first === floor ||
    top?.gap === true ||
    top?.heading === true ||
    before?.line.text.startsWith("•") === true;
  fit += stands ? 0.4 : 0;
  // A name that is set apart right above is left without an entry.
  if (first > floor && before?.isName && (before.line.heading || (before.line.gap && !top?.gap))) fit -= 0.8;
  for (let index = first + 1; index <= last; index += 1) if (looked[index]?.line.gap) fit -= 0.5;
  const after = looked[last + 1];
  if (after?.isName && after.line.heading && !after.line.gap) fit -= 0.4;
  return fit;
}
