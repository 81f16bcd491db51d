import type { TextLine } from "../../documentText.ts";
import { findDate, findDateRange } from "../dates.ts";

/** What the entries of a line are, before its colon: "Stages (mbo):", "Earlier jobs:". */
const label = /^(?:•\s*)?(?<kind>\p{Lu}[^:;\d]{2,40}):\s+(?=\S)/u;
const kinds: Readonly<Record<string, string>> = {
  stages: "Stage",
  bijbanen: "Bijbaan",
  internships: "Internship",
  placements: "Placement",
};
/** A label that says no more than that these are jobs. */
const general =
  /^(?:eerder|eerdere|earlier|previous|daarvoor|before that|overig|overige|other|werk|work|jobs|banen)(?!\p{L})/iu;
const FEWEST = 2;

/** Sets the entries of a line apart that lists some with their dates: "Stages: De Es – 2018; De Berg – 2017". */
export function listedEntries(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    const whole = label.exec(line.text);
    const pieces = line.text.slice(whole?.[0].length ?? 0).split(/;\s+/u);
    const dated = pieces.map(inCells);
    if (pieces.length < FEWEST || dated.some((piece) => piece === null)) return [line];
    const kind = whole?.groups?.kind?.replace(/\s*\([^()]*\)$/u, "") ?? "";
    const title = general.test(kind) ? "" : `${kinds[kind.toLowerCase()] ?? kind}\t`;
    return dated.map((text, at) => ({ ...line, text: `${title}${text}`, gap: line.gap && at === 0 }));
  });
}

/** "De Es – 2018" as a name and, in a cell of its own, its dates. */
function inCells(piece: string): string | null {
  const dates = findDateRange(piece) ?? findDate(piece);
  if (!dates) return null;
  const names = `${piece.slice(0, dates.index)}\t${piece.slice(dates.index + dates.words.length)}`;
  const bare = names.replace(/^[\s,(–—-]+|[\s,).–—-]+$/gu, "").replace(/[\s,(–—-]*\t[\s,):–—-]*/gu, "\t");
  return /\p{L}{2}/u.test(bare) ? `${bare}\t${dates.words}` : null;
}
