import { parseLevel } from "./statedLevel.ts";

/** "(1-10)", "cijfer 1 t/m 5", "0–5". */
const range = /(?<![\d.,-])[01]\s*(?:[-–—]|tot|t\/m|to|until)\s*(?<best>[3-9]|10)(?![\d.,%-])/iu;
const outOf = /(?:out of|van de|schaal van)\s+(?<best>5|10)(?!\d)/iu;
/** "1 = awareness", "G = gevorderd", "★★ = goed". */
const meaning =
  /(?<![\p{L}\p{N}])([\p{L}\p{N}★●*+]{1,4})\s*=\s*([^,;|·•=()\d]+?)(?=\s*(?:$|[,;|·•()]|\p{L}*\d\s*=|…))/gu;
/** The head of a column of marks. */
const columnHead =
  /^(?:lvl|levels?|niveaus?|score|scores|cijfers?|rating|beoordeling|kennisniveau|proficiency)\.?$/iu;
const number = /^(?:10|\d)$/u;

interface Line {
  text: string;
}

/** Writes the marks of a list out as its legend, its heading or the head of a column explains them: "Python ⇥ 4" as "Python ⇥ 4/5". */
export function withScale<Text extends Line>(lines: readonly Text[], heading: string | null): Text[] {
  const texts = [heading ?? "", ...lines.map(({ text }) => text)];
  const legend = texts.map(meaningsOf).find((found) => found.length > 1) ?? [];
  const starred = withStars(lines, texts);
  if (starred) return starred;
  const isWorded = legend.every(([, words]) => parseLevel(words) !== null);
  const known = new Map(isWorded ? legend : []);
  const best = Math.max(
    bestMark(texts),
    ...legend.flatMap(([mark]) => (number.test(mark) ? Number(mark) : [])),
  );
  if (known.size === 0 && best <= 0) return [...lines];
  const explain = (mark: string) => known.get(mark) ?? (isMarkOf(mark, best) ? `${mark}/${best}` : null);
  return lines.map((line) => (isLegend(line.text) ? line : { ...line, text: explained(line.text, explain) }));
}

/** Stars behind a name, which have no empty ones to count to: "Splunk **, QRadar *". */
const stars = /(?<=[\p{L}\p{N})+#]\s)\*{1,5}(?=\s*(?:[,;|\t]|$))/gu;
const FEWEST_RATED = 3;

/** A list rated by typed stars, each out of the most that any item or the legend has; null for other lists. */
function withStars<Text extends Line>(lines: readonly Text[], texts: readonly string[]): Text[] | null {
  const rated = lines.flatMap(({ text }) => text.match(stars) ?? []).map((run) => run.length);
  const legend = texts.flatMap(meaningsOf).flatMap(([mark]) => (/^\*+$/u.test(mark) ? mark.length : []));
  const best = Math.max(...rated, ...legend, 0);
  if (rated.length < FEWEST_RATED || new Set(rated).size < 2 || best < 3) return null;
  return lines.map((line) => ({ ...line, text: line.text.replace(stars, (run) => `${run.length}/${best}`) }));
}

/** Whether a text says what the marks of a list mean. */
export function isLegend(text: string): boolean {
  return meaningsOf(text).length > 1 || (range.test(text) && !text.includes("\t"));
}

function meaningsOf(text: string): [string, string][] {
  return [...text.matchAll(meaning)].map(([, mark = "", words = ""]) => [mark, words.trim()]);
}

function bestMark(texts: readonly string[]): number {
  for (const text of texts) {
    const best = (range.exec(text) ?? outOf.exec(text))?.groups?.best;
    if (best !== undefined) return Number(best);
  }
  const cells = texts.flatMap((text) => (text.includes("\t") ? text.split("\t") : []));
  if (!cells.some((cell) => columnHead.test(cell.trim()))) return 0;
  const marks = cells.filter((cell) => number.test(cell)).map(Number);
  return marks.length === 0 ? 0 : Math.max(...marks) > 5 ? 10 : 5;
}

function isMarkOf(mark: string, best: number): boolean {
  return number.test(mark) && Number(mark) <= best;
}

/** "Sourcing 5 / Interviewing 4": marks right behind the names of one line. */
const marked = /(?<=\p{L}[\p{L})+#]*\s)(\d{1,2})(?=\s*(?:[,;|•]|\s\/\s|$))/gu;

function explained(line: string, explain: (mark: string) => string | null): string {
  const marks = line.match(marked) ?? [];
  const isListed = marks.length >= FEWEST_RATED && marks.every((mark) => explain(mark) !== null);
  const text = isListed
    ? line.replace(/(?<=\d)\s+\/\s+/gu, ", ").replace(marked, (mark) => `(${explain(mark)})`)
    : line;
  return text
    .split("\t")
    .map((cell, at, cells) => {
      const isAfterName = at > 0 && /\p{L}{2}|^[\p{L}]$/u.test(cells[at - 1] ?? "");
      const whole = isAfterName ? explain(cell) : null;
      if (whole !== null) return whole;
      return cell.replace(
        /(?<=\p{L}\S*\s*[(:]\s*)([^\s():,;]{1,4})(?=\)|$|[,;])/gu,
        (mark) => explain(mark) ?? mark,
      );
    })
    .join("\t");
}
