import levelWords from "../data/levelWords.json" with { type: "json" };
import { ratingShare } from "./ratingShare.ts";

export type Level = 1 | 2 | 3 | 4 | 5;

/** What a text says about a level and no more. */
export interface ParsedLevel {
  level: Level | null;
  /** Years of experience, when given as a number. */
  years: number | null;
}

/** A skill phrase with what it says about the level taken off. */
export interface StatedLevel extends ParsedLevel {
  phrase: string;
}

const levelOf = new Map(
  Object.entries(levelWords).flatMap(([level, words]) =>
    words.map((word): [string, Level] => [word, Number(level) as Level]),
  ),
);
/** Alternatives of a pattern: words for levels, what is at a level ("expert user", "zeer goede beheersing"), and what joins both to a skill. */
export const LEVEL_WORDS = [...levelOf.keys()].sort((a, b) => b.length - a.length).join("|");
const years =
  /^(?:(?:more than|over|meer dan|ruim|>|±|ca\.?)\s*)?(\d{1,2})\s*\+?\s*(?:years?|yrs?|jaar|jaren|jr)\.?(?:\s+(?:of\s+)?(?:experience|ervaring|werkervaring))?$/i;
export const LEVEL_NOUNS =
  "level|niveau|skills?|users?|gebruikers?|experience|ervaring|werkervaring|hands-on experience|knowledge|kennis|understanding|begrip|command|beheersing|proficiency|vaardigheden|overweg|uit de voeten|thuis|onderlegd|ingevoerd|bekend|vertrouwd";
const filler = new RegExp(`(?<!\\p{L})(?:${LEVEL_NOUNS})(?!\\p{L})`, "giu");
export const LEVEL_JOINS = "in|of|with|at|on|van|met|op(?: het gebied van)?|voor|aan";
/** Level words that may follow a skill without any sign between. */
const behind =
  "expert|gevorderd|vergevorderd|uitstekend|zeer goed|heel goed|goed|redelijk|matig|gemiddeld|basis|basiskennis|basisniveau|expertniveau|beginner|beginnend|basic|basics|intermediate|advanced|proficient|excellent|very good|good|fair|little|a little|a bit|beetje|een beetje|weinig|voldoende|ruim voldoende|vlot|vaardig|fluent|skilled|zeer ervaren";
const bareTrailing = new RegExp(`^(.*\\p{L}\\S*)\\s+(${behind})$`, "iu");
/** Level words that may stand right before a skill; others are part of its name: "deep learning", "functional testing". */
const before =
  "beginner|basic|elementary|intermediate|good|very good|strong|solid|advanced|proficient|experienced|expert|excellent|basis|goede|zeer goede|redelijke|gevorderde?|vergevorderde?|ervaren|uitstekende|sterke|uitgebreide|some|a little|a bit of|een beetje|beetje";
const lead = new RegExp(
  `^(?:(?:ik )?kan )?(?:(?:(?<level>${LEVEL_WORDS})(?:\\s+(?:${LEVEL_NOUNS})(?:\\s+(?:${LEVEL_JOINS}))?|\\s+(?:${LEVEL_JOINS}))|(?<bare>${before}))|(?:${LEVEL_NOUNS})\\s+(?:${LEVEL_JOINS}))\\s+(?=\\S)`,
  "iu",
);
const label = new RegExp(`^(.*?)(?:\\s+(?:${LEVEL_JOINS}))?\\s*:?$`, "iu");
/** "Kan ik een beetje", "What I know well": what stands before the level in a heading that is a sentence. */
const ability =
  /^(?:(?:wat|dit|what|things|software) )?(?:(?:that )?i(?:'m| am)? (?:can do|can use|know|use|do)|(?:kan|ken|beheers|gebruik|doe) ik|ik (?:kan|ken|beheers|gebruik|doe)) /iu;
const MARKS = "★●⬤◉■⭐▮▰█♥◆⚫✦✪☆○◯◌□✩▯▱░♡◇⚪✧";
const trailing = [
  /^(.*\S)\s*[([]\s*([^()[\]]+?)\s*[)\]]$/u,
  /^(.*\S)\s*[:=]\s*([^:=]+)$/u,
  /^(.*\S)\s+[-–—|>]+\s+(.+)$/u,
  new RegExp(`^(.*[^\\s${MARKS}])\\s*([${MARKS}]{2,10})$`, "u"),
  /^(.*\S)\s+(\d{1,2}\s?(?:\/|of|van|out of)\s?(?:[3-9]|10)|[1-5] sterren|\d{1,3}\s?%|\[?[*#]{1,5}[-_.o]{0,4}\]?|\+{1,3})$/u,
  bareTrailing,
];

/** Reads a bare level: words in English or Dutch ("zeer goede kennis"), "4/5", "80%", "★★★★☆" or "5 years"; null for anything else. */
export function parseLevel(text: string): ParsedLevel | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^[(["“]+|[)\]"”.,;!]+$/gu, "");
  if (bare === "") return null;
  const read = readOne(bare);
  if (read) return read;
  // "expert, 10 jaar", "5 years (advanced)"; of two levels the lower one is sure.
  const parts = bare.split(/\s*[,(;]\s*|\s+[-–—]\s+|\s*\/\s*|\s+(?:tot|to|à)\s+/u).map(readOne);
  if (parts.length !== 2 || parts.some((part) => part === null)) return null;
  const levels = parts.flatMap((part) => part?.level ?? []);
  const level = levels.length > 0 ? (Math.min(...levels) as Level) : null;
  return { level, years: parts.find((part) => part?.years != null)?.years ?? null };
}

function readOne(bare: string): ParsedLevel | null {
  const numberOfYears = years.exec(bare)?.[1];
  if (numberOfYears !== undefined) return { level: null, years: Number(numberOfYears) };
  const numbered = /^(?:niveau|level|lvl|stufe)\.?\s*([1-5])(?:\s?(?:\/|of|van|out of)\s?5)?$/u.exec(
    bare,
  )?.[1];
  if (numbered !== undefined) return { level: Number(numbered) as Level, years: null };
  const level = levelOf.get(bare) ?? levelOf.get(bare.replace(filler, "").replace(/\s+/g, " ").trim());
  if (level !== undefined) return { level, years: null };
  const share = ratingShare(bare);
  return share === null ? null : { level: toLevel(share), years: null };
}

/** The level that a label or heading states of the list behind or below it: "Expert in", "Zeer goede kennis van:", "Basic". */
export function levelOfLabel(text: string): Level | null {
  const bare = text.trim().replace(/^•\s*/u, "").replace(ability, "");
  return parseLevel(label.exec(bare)?.[1] ?? "")?.level ?? null;
}

/** Takes a trailing level off a skill phrase: "SQL (expert)", "Python – gevorderd", "Excel: 4/5", "Figma ★★★☆☆", "Java (5 jaar)". */
export function trailingLevel(phrase: string): StatedLevel {
  const trimmed = phrase.trim();
  for (const pattern of trailing) {
    const match = pattern.exec(trimmed);
    const read = match ? parseLevel(match[2] ?? "") : null;
    if (match && read) return { phrase: match[1] ?? "", ...read };
  }
  return { phrase: trimmed, level: null, years: null };
}

/** Takes a leading level off a skill phrase: "Advanced Excel", "Basiskennis van SQL", "experience with Java". */
export function leadingLevel(phrase: string): StatedLevel {
  const trimmed = phrase.trim();
  const match = lead.exec(trimmed);
  if (!match) return { phrase: trimmed, level: null, years: null };
  const level = levelOf.get((match.groups?.level ?? match.groups?.bare)?.toLowerCase() ?? "") ?? null;
  return { phrase: trimmed.slice(match[0].length), level, years: null };
}

function toLevel(share: number): Level {
  return Math.min(5, Math.max(1, Math.round(share * 5))) as Level;
}
