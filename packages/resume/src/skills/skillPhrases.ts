import type { TextLine } from "../documentText.ts";
import { joinWrapped } from "./listLines.ts";
import { isLegend, withScale } from "./ratingScale.ts";
import { splitAtLevels } from "./splitAtLevels.ts";
import { type Level, levelOfLabel, type ParsedLevel, parseLevel, trailingLevel } from "./statedLevel.ts";

/** One item of a list of skills, with the line it stands in. */
export interface SkillPhrase {
  text: string;
  level: Level | null;
  years: number | null;
  /** The whole line, and where the item begins in it. */
  line: string;
  start: number;
}

export interface SkillList {
  phrases: SkillPhrase[];
  /** Whole sentences, to be read as running text. */
  sentences: string[];
}

interface Item {
  text: string;
  start: number;
  /** Number of the cell that it stands in. */
  cell: number;
}

const separators = /[,;|•·\t●■►▪⋅∙]/;
/** Marks of a rating; by itself before a word such a mark is a bullet. */
const rating = /[★●⬤◉■⭐▮▰█♥◆⚫✦✪☆○◯◌□✩▯▱░♡◇⚪✧]{2,10}/gu;
const longestPhrase = 7;
/** A level behind a dash or colon, not one in brackets. */
const bracketed = /\([^()]+\)$/u;
const dashed = /(?:\s[-–—]|:)\s+[^():]+$/u;
/** Beside a skill: it is not held. */
const none = /^(?:geen|none|no|nee|nvt|n\.v\.t\.|n\/a|niet|0\/\d+|geen (?:kennis|ervaring)|no experience)$/iu;
/** Heads of a table of skills. */
const columnName =
  /^(?:skills?|vaardighe(?:id|den)|competenties?|competence|competenc(?:y|ies)|area|onderwerp|programma'?s?|program(?:me)?s?|software|tools?|applicaties?|systemen|lvl|levels?|niveau|beheersing|proficiency|score|cijfer|rating|years|jaren|ervaring|experience|kennis|knowledge|toelichting|laatst gebruikt|last used|since|sinds)$/iu;

/** Splits the lines of a skills section into items with the levels stated beside them, above them or in its heading; whole sentences come back apart, as running text. */
export function splitSkillList(lines: readonly TextLine[], heading: string | null = null): SkillList {
  const list: SkillList = { phrases: [], sentences: [] };
  const joined = withScale(joinWrapped(lines), heading)
    .filter(({ text }) => !isLegend(text))
    .flatMap((line) => splitAtLevels(line.text).map((text) => ({ ...line, text })));
  const isItemByItem = areItemsByLine(joined);
  let group = levelOfLabel(heading ?? "");
  for (const [at, line] of joined.entries()) {
    if (isGroupLabel(line, joined[at + 1], list.phrases.length === 0)) group = levelOfLabel(line.text);
    else {
      const from = list.phrases.length;
      readItems(setApart(line.text), isItemByItem, list);
      // What an item says of itself counts more than what stands above the list.
      if (group !== null) rate(list.phrases.slice(from), { level: group, years: null });
    }
  }
  return list;
}

/** "Expert in", "Basis:" or "Tools:" above a list; between items a bare level is of the one before it. */
function isGroupLabel(
  { text, heading, gap }: TextLine,
  next: TextLine | undefined,
  isFirst: boolean,
): boolean {
  if (!next || text.length > 40 || !/^[^\t]*\p{L}[^\t]*$/u.test(text)) return false;
  if (/:$/.test(text)) return true;
  if (levelOfLabel(text) === null) return heading && !next.heading && next.text.startsWith("•");
  return isFirst || parseLevel(text) === null || (heading && !next.heading) || (gap && !next.gap);
}

/** Whether each line is one item, some with a level in brackets: a comma there is within it. */
function areItemsByLine(lines: readonly TextLine[]): boolean {
  const rated = lines.filter(({ text }) => bracketed.test(text) && trailingLevel(text).phrase !== text);
  const single = lines.filter(({ text }) => !/[,;|\t]/.test(text));
  return rated.length >= 3 && single.length >= 0.6 * lines.length;
}

function readItems(line: string, isItemByItem: boolean, { phrases, sentences }: SkillList): void {
  const { items, level } = readLine(line);
  if (items.every(({ text }) => columnName.test(text))) return;
  let ahead: ParsedLevel | null = null;
  let ofCell = Math.max(0, phrases.length - 1);
  let open = { cell: -1, from: phrases.length };
  for (const item of items) {
    if (item.cell !== open.cell) open = { cell: item.cell, from: phrases.length };
    if (none.test(item.text)) {
      phrases.splice(open.from === phrases.length ? ofCell : phrases.length - 1);
      continue;
    }
    // "beetje (bestellijsten)" beside a name.
    const bare =
      parseLevel(item.text) ?? (item.cell > 0 ? parseLevel(item.text.replace(bracketed, "")) : null);
    if (bare) {
      const isFirst = item === items[0] && (isBeforeName(items) || /^[^\p{L}\d]+$/u.test(item.text));
      if (isFirst && items.length > 1) ahead = bare;
      // "Python | expert": the level belongs to what is before it, a cell of its own to the whole cell.
      else rate(open.from === phrases.length ? phrases.slice(ofCell) : phrases.slice(-1), bare);
      continue;
    }
    // "Bestuursrecht ⇥ 2003 ⇥ zeer goed": a year between a name and its level.
    if (!/\p{L}/u.test(item.text)) continue;
    if (open.from === phrases.length) ofCell = phrases.length;
    const stated = withAhead(levelOfItem(item.text), ahead);
    ahead = null;
    if (!/\p{L}/u.test(stated.phrase) || columnName.test(stated.phrase)) continue;
    if (stated.phrase.split(/\s+/).length > longestPhrase) sentences.push(item.text);
    // "Word, Outlook – excellent" says it of all in the cell.
    else if (stated.level !== null && (isOnlyRated(item, items) || (isItemByItem && items.length === 2)))
      rate(phrases.slice(open.from), stated);
    if (stated.phrase.split(/\s+/).length <= longestPhrase)
      phrases.push(...expand(stated, { line, start: item.start, level }));
  }
}

function rate(phrases: readonly SkillPhrase[], { level, years }: ParsedLevel): void {
  for (const phrase of phrases)
    if (phrase.level === null && phrase.years === null) Object.assign(phrase, { level, years });
}

/** "expert ⇥ Python": a level in the first cell and one name in the second. */
function isBeforeName(items: readonly Item[]): boolean {
  const [first, name] = items;
  return items.length === 2 && first?.cell !== name?.cell && parseLevel(name?.text ?? "") === null;
}

/** Whether an item ends its cell with a level behind a dash, and no other has one. */
function isOnlyRated(item: Item, items: readonly Item[]): boolean {
  const own = items.filter(({ cell }) => cell === item.cell);
  return (
    own.at(-1) === item && own.filter(({ text }) => dashed.test(text)).length === 1 && dashed.test(item.text)
  );
}

/** "Excel – good (lookups, pivot tables)": details may follow the level. */
function levelOfItem(text: string): ReturnType<typeof trailingLevel> {
  const whole = trailingLevel(text);
  const [, before = "", details = ""] = /^(.*\S)\s*(\([^()]+\))$/u.exec(text) ?? [];
  const own = whole.level === null && whole.years === null && details !== "" ? trailingLevel(before) : null;
  return own && own.level !== null ? { ...own, phrase: `${own.phrase} ${details}` } : whole;
}

/** A rating at the beginning of a line is of the item behind it. */
function withAhead(stated: ReturnType<typeof trailingLevel>, ahead: ParsedLevel | null) {
  return ahead && stated.level === null && stated.years === null ? { ...stated, ...ahead } : stated;
}

function expand(
  stated: ReturnType<typeof trailingLevel>,
  at: { line: string; start: number; level: Level | null },
) {
  // "Expert in: Rust; basis: Zig" has a label within the line.
  const label = /^([^:()]{2,30}):\s+(?=\S)/u.exec(stated.phrase);
  const level = stated.level ?? levelOfLabel(label?.[1] ?? "") ?? at.level;
  const bare = stated.phrase.slice(label?.[0].length ?? 0);
  const group = /^(.*?\S)\s*\(([^()]+)\)$/.exec(bare);
  const parts = group ? [group[1] ?? "", ...(group[2] ?? "").split(separators)] : [bare];
  return parts
    .map((part) => part.trim().replace(/[.:]+$/, ""))
    .filter((part) => /[\p{L}]/u.test(part) && parseLevel(part) === null)
    .map((text): SkillPhrase => {
      const start = at.line.indexOf(text, at.start);
      return { text, level, years: stated.years, line: at.line, start: start < 0 ? at.start : start };
    });
}

/** Sets ratings apart from the words beside them: "Python ●●●○○ Java ●●●●○". */
function setApart(line: string): string {
  return (
    line
      .replace(rating, "\t$&\t")
      // "Python – ●●●○○"
      .replace(/\s+[-–—=]\s*(?=\t[^\p{L}\d]{2,10}(?:\t|$))/gu, "")
      .replace(/\s*\t\s*/g, "\t")
      .replace(/^\t|\t$/g, "")
  );
}

/** Takes a leading label off a line ("Programming languages: …"); a label that is a level counts for the whole line. */
function readLine(line: string): { items: Item[]; level: Level | null } {
  const label =
    /^(?:•\s*)?([^:,;|]{2,50}):\s*(?=\S)/.exec(line) ??
    // "Data ⇥ Spark, Airflow, Kafka": a cell before a list names its kind.
    /^(?:•\s*)?([^:,;|\t]{2,30})\t(?=[^\t,]+,[^\t,]+)/.exec(line);
  if (!label) return { items: splitItems(line, 0), level: null };
  const items = splitItems(line, label[0].length);
  // "Magister: vaardig • Excel: basis" is a list of skills with their levels.
  if (parseLevel(items[0]?.text ?? "") !== null) return { items: splitItems(line, 0), level: null };
  return { items, level: levelOfLabel(label[1] ?? "") };
}

/** Splits at the separators that are outside brackets. */
function splitItems(line: string, from: number): Item[] {
  const items: Item[] = [];
  const ratings = new Set<number>();
  for (const match of line.matchAll(rating))
    for (let at = 0; at < match[0].length; at += 1) ratings.add(match.index + at);
  let depth = 0;
  let start = from;
  let cell = 0;
  for (let at = from; at <= line.length; at += 1) {
    const letter = line[at] ?? ",";
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    const endsSentence = letter === "." && /^\.\s+\p{Lu}/u.test(line.slice(at, at + 4)) && at - start > 3;
    const separates = separators.test(letter) || endsSentence;
    if (at < line.length && (depth > 0 || ratings.has(at) || !separates)) continue;
    const raw = line.slice(start, at);
    const text = raw.trim();
    if (text !== "") items.push({ text, start: start + raw.indexOf(text), cell });
    if (letter === "\t") cell += 1;
    start = at + 1;
  }
  return items;
}
