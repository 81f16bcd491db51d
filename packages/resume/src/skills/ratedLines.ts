import type { TextLine } from "../documentText.ts";
import { namesLanguage } from "../sections/languages.ts";
import { withScale } from "./ratingScale.ts";
import { parseLevel, trailingLevel } from "./statedLevel.ts";

const signs = /[★●⬤◉■⭐▮▰█♥◆⚫✦✪☆○◯◌□✩▯▱░♡◇⚪✧]{2,10}/gu;
const FEWEST = 3;
const LONGEST_CELL = 45;
/** Lines between two rated ones that may belong to the list: an item without a rating. */
const APART = 1;

/** Runs of lines that each rate what they name ("Dames knippen ●●●●●", "visiteren ⇥ 5/5"), a list of skills under whatever heading, and the other lines. */
export function splitRated(
  lines: readonly TextLine[],
  heading: string | null,
): { rated: TextLine[]; rest: TextLine[] } {
  const scaled = withScale(lines, heading);
  const runs: number[][] = [];
  for (const [at, { text }] of scaled.entries()) {
    if (!isRated(text)) continue;
    const run = runs.at(-1);
    if (run && at - (run.at(-1) ?? 0) <= APART + 1) run.push(at);
    else runs.push([at]);
  }
  const listed = new Set(runs.filter((run) => run.length >= FEWEST).flat());
  return {
    rated: scaled.filter((_, at) => listed.has(at)),
    rest: lines.filter((_, at) => !listed.has(at)),
  };
}

function isRated(text: string): boolean {
  const cells = text
    .replace(signs, "\t$&\t")
    .split("\t")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  if (isLanguage(trailingLevel(cells[0] ?? "").phrase) || cells.some((cell) => cell.length > LONGEST_CELL))
    return false;
  const levels = cells.map((cell) => parseLevel(cell)?.level ?? null);
  if (levels[0] !== null && levels.length > 1) return levels.length === 2 && levels[1] === null;
  if (levels.length > 1) return levels.some((level) => level !== null);
  return trailingLevel(text).level !== null;
}

/** "Duits", "Engels (mondeling)", not "Dutch report writing". */
function isLanguage(phrase: string): boolean {
  return namesLanguage(phrase) && phrase.split(/\s+/).length <= 2;
}
