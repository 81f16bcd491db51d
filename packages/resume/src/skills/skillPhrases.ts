import type { TextLine } from "../documentText.ts";
import { limits } from "../limits.ts";
import { type Level, readLevel, trailingLevel } from "./statedLevel.ts";

/** One item of a list of skills, with the line it stands in. */
export interface SkillPhrase {
  text: string;
  level: Level | null;
  years: number | null;
  /** The whole line, and where the item begins in it. */
  line: string;
  start: number;
}

const separators = /[,;|•·\t●■►▪⋅∙]/;
/** Marks of a rating; by itself before a word such a mark is a bullet. */
const rating = /[★●⬤◉■⭐▮▰█♥◆⚫✦✪☆○◯◌□✩▯▱░♡◇⚪✧]{2,10}/gu;
/** A label that goes on below its rating: "Motiverende ●●○○○" and "gespreksvoering". */
const ratedLabel = /^([^\t]*\p{L}[^\t]*)\t([★●][★●☆○]{2,9})$/u;
const longestPhrase = 7;
/** Heads of a table of skills. */
const columnName =
  /^(?:skills?|vaardighe(?:id|den)|competenties?|levels?|niveau|score|years|jaren|ervaring|experience)$/iu;

/** Splits the lines of a skills section into items with the levels stated beside them; whole sentences come back apart, as running text. */
export function splitSkillList(lines: readonly TextLine[]): { phrases: SkillPhrase[]; sentences: string[] } {
  const phrases: SkillPhrase[] = [];
  const sentences: string[] = [];
  for (const line of joinWrapped(lines).map(setApart)) {
    const { items, level } = readLine(line);
    let ahead: ReturnType<typeof readLevel> = null;
    for (const item of items) {
      const text = item.text.trim();
      const bare = readLevel(text);
      const last = phrases.at(-1);
      if (bare) {
        // "Python | expert": the level belongs to the skill before it.
        const isFirst = item === items[0] && items.length > 1 && /^[^\p{L}\d]+$/u.test(text);
        if (isFirst) ahead = bare;
        else if (last && last.level === null && last.years === null) Object.assign(last, bare);
        continue;
      }
      const stated = withAhead(trailingLevel(text), ahead);
      ahead = null;
      if (!/[\p{L}]/u.test(stated.phrase) || columnName.test(stated.phrase)) continue;
      if (stated.phrase.split(/\s+/).length > longestPhrase) sentences.push(text);
      else phrases.push(...expand(stated, { line, start: item.start, level }));
    }
  }
  return { phrases, sentences };
}

/** A rating at the beginning of a line is of the item behind it. */
function withAhead(stated: ReturnType<typeof trailingLevel>, ahead: ReturnType<typeof readLevel>) {
  return ahead && stated.level === null && stated.years === null ? { ...stated, ...ahead } : stated;
}

function expand(
  stated: ReturnType<typeof trailingLevel>,
  at: { line: string; start: number; level: Level | null },
) {
  const level = stated.level ?? at.level;
  const group = /^(.*?\S)\s*\(([^()]+)\)$/.exec(stated.phrase);
  const parts = group ? [group[1] ?? "", ...(group[2] ?? "").split(separators)] : [stated.phrase];
  return parts
    .map((part) => part.trim().replace(/[.:]+$/, ""))
    .filter((part) => /[\p{L}]/u.test(part) && readLevel(part) === null)
    .map((text): SkillPhrase => {
      const start = at.line.indexOf(text, at.start);
      return { text, level, years: stated.years, line: at.line, start: start < 0 ? at.start : start };
    });
}

/** Sets ratings apart from the words beside them: "Python ●●●○○ Java ●●●●○". */
function setApart(line: string): string {
  return line
    .replace(rating, "\t$&\t")
    .replace(/\s*\t\s*/g, "\t")
    .replace(/^\t|\t$/g, "");
}

/** Takes a leading label off a line ("Programming languages: …"); a label that is a level counts for the whole line. */
function readLine(line: string): { items: { text: string; start: number }[]; level: Level | null } {
  const label =
    /^(?:•\s*)?([^:,;|]{2,50}):\s*(?=\S)/.exec(line) ??
    // "Data ⇥ Spark, Airflow, Kafka": a cell before a list names its kind.
    /^(?:•\s*)?([^:,;|\t]{2,30})\t(?=[^\t,]+,[^\t,]+)/.exec(line);
  const rest = line.slice(label?.[0].length ?? 0);
  if (!label || readLevel(rest) !== null) return { items: splitItems(line, 0), level: null };
  return { items: splitItems(line, label[0].length), level: readLevel(label[1] ?? "")?.level ?? null };
}

/** Splits at the separators that are outside brackets. */
function splitItems(line: string, from: number): { text: string; start: number }[] {
  const items: { text: string; start: number }[] = [];
  const ratings = new Set<number>();
  for (const match of line.matchAll(rating))
    for (let at = 0; at < match[0].length; at += 1) ratings.add(match.index + at);
  let depth = 0;
  let start = from;
  for (let at = from; at <= line.length; at += 1) {
    const letter = line[at] ?? ",";
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    const endsSentence = letter === "." && /^\.\s+\p{Lu}/u.test(line.slice(at, at + 4)) && at - start > 3;
    const separates = separators.test(letter) || endsSentence;
    if (at < line.length && (depth > 0 || ratings.has(at) || !separates)) continue;
    const raw = line.slice(start, at);
    const text = raw.trim();
    if (text !== "") items.push({ text, start: start + raw.indexOf(text) });
    start = at + 1;
  }
  return items;
}

/** Puts an item back together that the page broke over two lines. */
function joinWrapped(lines: readonly TextLine[]): string[] {
  const joined: string[] = [];
  let previous: TextLine | null = null;
  for (const line of lines) {
    const last = joined.length - 1;
    const above = joined[last];
    const wraps =
      above !== undefined &&
      above.length < limits.lineCharacters &&
      previous !== null &&
      !line.gap &&
      !line.text.startsWith("•") &&
      previous.column === line.column &&
      (/[,;/&]$/.test(above) || (/^\p{Ll}/u.test(line.text) && above.length >= 30));
    const rated = above === undefined ? null : ratedLabel.exec(above);
    const isRest = rated && !line.gap && /^\p{Ll}/u.test(line.text) && line.text.search(rating) < 0;
    if (isRest) joined[last] = `${rated[1]} ${line.text}\t${rated[2]}`;
    else if (wraps) joined[last] = `${above} ${line.text}`;
    else joined.push(line.text);
    previous = line;
  }
  return joined;
}
