import type { TextLine } from "../documentText.ts";
import { parseLevel } from "../skills/statedLevel.ts";
import { headingSection, type SectionName } from "./headingSection.ts";

interface Labelled {
  name: SectionName;
  heading: string;
  rest: string;
}

/** So many different sections begin behind a label where labels are the headings. */
const FEWEST = 3;
const MAX_WORDS = 3;
const main: readonly SectionName[] = ["experience", "education"];
/** Rows of personal data have labels in every layout. */
const never: ReadonlySet<SectionName> = new Set(["contact"]);

/** Headings that stand left of their sections, on the line of what comes first in them: "Opleiding ⇥ Mbo 4 Logistiek". */
export class LabelColumn {
  readonly #labelled: ReadonlyMap<TextLine, Labelled>;

  constructor(lines: readonly TextLine[]) {
    const apart = labelsIn(lines, behindTab, true);
    this.#labelled = apart.size > 0 ? apart : labelsIn(lines, behindSpace, false);
  }

  /** The section that a line's label opens, with what stands behind it; null without one. */
  sectionOf(line: TextLine): Labelled | null {
    return this.#labelled.get(line) ?? null;
  }
}

function labelsIn(
  lines: readonly TextLine[],
  labelOf: (text: string) => Labelled | null,
  isApart: boolean,
): ReadonlyMap<TextLine, Labelled> {
  const found = lines.flatMap((line): [TextLine, Labelled][] => {
    const labelled = labelOf(line.text);
    return labelled && !never.has(labelled.name) && parseLevel(labelled.rest) === null
      ? [[line, labelled]]
      : [];
  });
  // What returns, such as "Training:" below each job, is a label of entries.
  const counts = Map.groupBy(found, ([, { heading }]) => heading.toLowerCase());
  const own = found.filter(([, { heading }]) => counts.get(heading.toLowerCase())?.length === 1);
  // Cells of several lines have their label on a line of its own.
  const alone = lines.flatMap(({ text }) => headingSection(text) ?? []);
  const names = new Set(own.map(([, { name }]) => name));
  const all = isApart ? new Set([...names, ...alone]) : names;
  return new Map(all.size >= FEWEST && main.some((name) => names.has(name)) ? own : []);
}

function behindTab(text: string): Labelled | null {
  const at = text.indexOf("\t");
  return at < 0 ? null : labelledBy(text.slice(0, at), text.slice(at + 1));
}

/** Where the labels end close to the text only a known heading before a capital is one. */
function behindSpace(text: string): Labelled | null {
  // "EDUCATION AND TRAINING" is a heading of one's own.
  if (text === text.toUpperCase() || headingSection(text) !== null) return null;
  const words = text.split(" ");
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count -= 1) {
    const rest = words.slice(count).join(" ");
    const label = words.slice(0, count).join(" ");
    const labelled =
      /^\p{Lu}.*\p{L}$/u.test(label) && /^[\p{Lu}\d•]/u.test(rest) ? labelledBy(label, rest) : null;
    if (labelled) return labelled;
  }
  return null;
}

function labelledBy(heading: string, rest: string): Labelled | null {
  const name = /:$/.test(heading) ? null : headingSection(heading);
  return name === null || rest.trim() === "" ? null : { name, heading, rest: rest.trim() };
}
