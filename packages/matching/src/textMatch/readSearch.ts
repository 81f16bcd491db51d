import searchWords from "./searchWords.json" with { type: "json" };
import { type Token, tokenize } from "./tokenize.ts";

/** A skill that a search names, with the level it asks for; places are UTF-16, end exclusive, and hold the words of both. */
export interface SearchedSkill {
  conceptId: string;
  /** Null where any level is enough. */
  level: number | null;
  start: number;
  end: number;
}

export interface SearchReading {
  skills: SearchedSkill[];
  /** What is left: part of a name or a title. */
  rest: string;
}

/** What knows names: of skills (the concept that is called so), and of job titles. */
export interface SearchNames {
  skillCalled: (phrase: string) => string | null;
  isTitle: (phrase: string) => boolean;
}

/** Words that a name may have at most. */
const LONGEST = 8;
const QUOTED = /["“”„]([^"“”„]*)(?:["“”„]|$)/gu;
const LEVELS = new Map(
  Object.entries(searchWords.levels).flatMap(([level, words]) =>
    words.map((word): [string, number] => [word, Number(level)]),
  ),
);
const LIMITS = new Set(searchWords.limits);
const NOUNS = new Set(searchWords.nouns);
const BEHIND = new Set(searchWords.behind);
const JOINS = new Set(searchWords.joins);
const isSmall = (word: string) =>
  [LIMITS, NOUNS, BEHIND, JOINS].some((words) => words.has(word)) || LEVELS.has(word);

interface Word extends Token {
  /** Nothing but space stands before it: no comma, no sign of another clause. */
  isJoined: boolean;
  /** The skill that it is a word of; undefined for any other word. */
  skill?: string;
}

interface Part {
  from: number;
  to: number;
}

/** The words of a text outside quotation marks. */
function wordsOf(text: string): Word[] {
  const open = text.replace(QUOTED, (quoted) => " ".repeat(quoted.length));
  let last = 0;
  return tokenize(open).map((token) => {
    const isJoined = !/[,;:()|]/u.test(text.slice(last, token.start));
    last = token.end;
    return { ...token, isJoined };
  });
}

/** Marks the longest names of skills; a longer job title stays what it is. */
function markSkills(text: string, words: Word[], names: SearchNames): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    let size = Math.min(LONGEST, words.length - at);
    for (; size > 0; size -= 1) {
      const part = words.slice(at, at + size);
      if (part.every(({ text: word }) => isSmall(word))) continue;
      const phrase = text.slice(part[0]?.start, part.at(-1)?.end);
      const skill = names.skillCalled(phrase);
      if (skill !== null && !isInitial(text, words, at, size)) {
        for (const word of part) word.skill = skill;
        parts.push({ from: at, to: at + size - 1 });
        break;
      }
      if (size > 1 && names.isTitle(phrase)) break;
    }
    at += Math.max(1, size);
  }
  return parts;
}

/** One letter beside another word is somebody's initial; alone and as a capital it is a language. */
function isInitial(text: string, words: readonly Word[], at: number, size: number): boolean {
  const word = words[at];
  if (size > 1 || !word || word.text.length > 1) return false;
  const next = words[at + 1];
  const isBeside = (other: Word | undefined, isJoined = false) =>
    other !== undefined && isJoined && other.skill === undefined && !isSmall(other.text) && !digit(other);
  return (
    text.slice(word.start, word.end) !== word.text.toUpperCase() ||
    isBeside(words[at - 1], word.isJoined) ||
    isBeside(next, next?.isJoined)
  );
}

const digit = (word: Word | undefined): number | null =>
  word && /^[1-5]$/.test(word.text) ? Number(word.text) : null;

interface Level {
  level: number;
  /** The word behind its last one. */
  next: number;
}

/** The level that stands at `at`, of one word or two ("zeer gevorderd"); behind "at least" also one that is still typed. */
function levelAt(words: readonly Word[], at: number, isTyped: boolean): Level | null {
  const [one, two] = [words[at], words[at + 1]];
  if (!one || one.skill !== undefined) return null;
  const both = two && LEVELS.get(`${one.text} ${two.text}`);
  if (both) return { level: both, next: at + 2 };
  const level = LEVELS.get(one.text);
  if (level) return { level, next: at + 1 };
  const typed = words.slice(at).map((word) => word.text);
  if (!isTyped || typed.length > 2) return null;
  const begun = [...LEVELS].find(([word]) => word.startsWith(typed.join(" ")));
  return begun ? { level: begun[1], next: words.length } : null;
}

/** "…, at least Basic", "… niveau 3 of hoger": the level behind a skill whose last word is before `at`. */
function levelBehind(words: readonly Word[], at: number): Level | null {
  const leading = (word: Word | undefined) =>
    word !== undefined && word.skill === undefined && (LIMITS.has(word.text) || NOUNS.has(word.text));
  let from = at;
  while (leading(words[from])) from += 1;
  const number = digit(words[from]);
  const read = number === null ? levelAt(words, from, from > at) : { level: number, next: from + 1 };
  if (!read) return null;
  let { next } = read;
  // "SQL, advanced Python": the level is the next skill's.
  const follower = words[next];
  const isOfNext = !words[at]?.isJoined && from === at && follower?.skill !== undefined && follower.isJoined;
  if (isOfNext) return null;
  if (number !== null && words[next]?.text === "5" && words[next]?.isJoined) next += 1;
  while (words[next]?.isJoined && NOUNS.has(words[next]?.text ?? "")) next += 1;
  const [or, more] = [words[next], words[next + 1]];
  if (or && more && JOINS.has(or.text) && BEHIND.has(more.text)) next += 2;
  return { level: read.level, next };
}

/** "advanced …", "minimaal basis in …": where the words of the level before a skill begin. */
function levelBefore(
  words: readonly Word[],
  at: number,
  free: number,
): { level: number; from: number } | null {
  let last = at - 1;
  const isFree = (index: number) => index >= free && words[index + 1]?.isJoined === true;
  while (isFree(last) && (NOUNS.has(words[last]?.text ?? "") || JOINS.has(words[last]?.text ?? "")))
    last -= 1;
  for (const size of [2, 1]) {
    const from = last - size + 1;
    if (!isFree(last) || from < free) continue;
    const read = levelAt(words, from, false);
    if (read?.next !== last + 1) continue;
    let first = from;
    while (isFree(first - 1) && LIMITS.has(words[first - 1]?.text ?? "")) first -= 1;
    return { level: read.level, from: first };
  }
  return null;
}

/** What stands between skills, without the words that only join. */
function trimmed(text: string, isBetween: boolean): string {
  const bare = text
    .replace(QUOTED, " $1 ")
    .replace(/[\s,;:()|&]+/gu, " ")
    .trim();
  if (!isBetween) return bare;
  const words = bare.split(" ");
  const joins = (word: string | undefined) => {
    const folded = tokenize(word ?? "")[0]?.text ?? "";
    return folded === "" || [LIMITS, NOUNS, BEHIND, JOINS].some((small) => small.has(folded));
  };
  while (words.length > 0 && joins(words[0])) words.shift();
  while (words.length > 0 && joins(words.at(-1))) words.pop();
  return words.join(" ");
}

/** Reads what people type into one box: skills with levels by their names, the rest is part of a name or a title. */
export function readSearch(text: string, names: SearchNames): SearchReading {
  const words = wordsOf(text);
  const skills = new Map<string, SearchedSkill>();
  const rest: string[] = [];
  let free = 0;
  let end = 0;
  const parts = markSkills(text, words, names);
  for (const { from, to } of parts) {
    const behind = levelBehind(words, to + 1);
    const before = behind ? null : levelBefore(words, from, free);
    const first = words[before?.from ?? from];
    free = behind?.next ?? to + 1;
    const last = words[free - 1];
    const conceptId = words[from]?.skill;
    if (!first || !last || conceptId === undefined) continue;
    rest.push(trimmed(text.slice(end, first.start), true));
    end = last.end;
    const level = behind?.level ?? before?.level ?? null;
    if (!skills.has(conceptId)) skills.set(conceptId, { conceptId, level, start: first.start, end });
  }
  rest.push(trimmed(text.slice(end), parts.length > 0));
  return { skills: [...skills.values()], rest: rest.filter(Boolean).join(" ") };
}
