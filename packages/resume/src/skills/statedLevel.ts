import levelWords from "../data/levelWords.json" with { type: "json" };

export type Level = 1 | 2 | 3 | 4 | 5;

/** A skill phrase with what it says about the level taken off. */
export interface StatedLevel {
  phrase: string;
  level: Level | null;
  /** Years of experience, when given as a number. */
  years: number | null;
}

const levelOf = new Map(
  Object.entries(levelWords).flatMap(([level, words]) =>
    words.map((word): [string, Level] => [word, Number(level) as Level]),
  ),
);
const words = [...levelOf.keys()].sort((a, b) => b.length - a.length).join("|");
const years =
  /^(?:(?:more than|over|meer dan|ruim|>|±|ca\.?)\s*)?(\d{1,2})\s*\+?\s*(?:years?|yrs?|jaar|jaren|jr)\.?(?:\s+(?:of\s+)?(?:experience|ervaring|werkervaring))?$/i;
const marks = /^([★●⬤◉■⭐▮▰█♥◆⚫✦✪]{0,10})([☆○◯◌□✩▯▱░♡◇⚪✧]{0,10})$/u;
/** "***", "[###--]", "xxxoo": marks of a text that has no others. */
const typed = /^\[?([*#]{1,5}|x{2,5})([-_.o]{0,4})\]?$/u;
/** Level words that may follow a skill without any sign between. */
const behind =
  "expert|gevorderd|vergevorderd|uitstekend|zeer goed|goed|redelijk|matig|gemiddeld|basis|basiskennis|beginner|beginnend|basic|intermediate|advanced|proficient|excellent|very good|good|fair";
const bareTrailing = new RegExp(`^(.*\\p{L}\\S*)\\s+(${behind})$`, "iu");
const filler = /\b(?:level|niveau|skills?|user|gebruiker|experience|ervaring|knowledge|kennis)\b/gi;
const lead = new RegExp(
  `^(?:(?<level>${words})(?:\\s+(?:knowledge|kennis|skills?|experience|ervaring|user))?(?:\\s+(?:of|in|with|van|met|op het gebied van))?|(?:knowledge|experience|kennis|ervaring)\\s+(?:of|in|with|van|met)|(?:familiar|proficient|skilled|experienced|bekend|ervaren)\\s+(?:with|in|met))\\s+(?=\\S)`,
  "i",
);
const leadLevels: [RegExp, Level][] = [
  [/^(?:proficient|experienced|ervaren)/i, 4],
  [/^skilled/i, 3],
  [/^(?:familiar|bekend)/i, 1],
];

/** Reads a bare level: a level word in English or Dutch, "4/5", "80%", "★★★★☆" or "5 years"; null for anything else. */
export function readLevel(text: string): { level: Level | null; years: number | null } | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/[.,;]+$/, "");
  if (bare === "") return null;
  const numberOfYears = years.exec(bare)?.[1];
  if (numberOfYears !== undefined) return { level: null, years: Number(numberOfYears) };
  const level = levelOf.get(bare) ?? levelOf.get(bare.replace(filler, "").replace(/\s+/g, " ").trim());
  const share = level === undefined ? readShare(bare) : null;
  if (level === undefined && share === null) return null;
  return { level: level ?? toLevel(share ?? 0), years: null };
}

/** Takes a trailing level off a skill phrase: "SQL (expert)", "Python – gevorderd", "Excel: 4/5", "Figma ★★★☆☆", "Java (5 jaar)". */
export function trailingLevel(phrase: string): StatedLevel {
  const trimmed = phrase.trim();
  const match =
    /^(.*\S)\s*[([]\s*([^()[\]]+?)\s*[)\]]$/.exec(trimmed) ??
    /^(.*\S)\s*:\s*([^:]+)$/.exec(trimmed) ??
    /^(.*\S)\s+[-–—|]+\s+(.+)$/.exec(trimmed) ??
    /^(.*[^\s★●⬤◉■⭐▮▰█♥◆⚫✦✪☆○◯◌□✩▯▱░♡◇⚪✧])\s*([★●⬤◉■⭐▮▰█♥◆⚫✦✪☆○◯◌□✩▯▱░♡◇⚪✧]{2,10})$/u.exec(trimmed) ??
    /^(.*\S)\s+(\d{1,2}\s?(?:\/|of|van|out of)\s?(?:5|10)|\d{1,3}\s?%|\[?[*#]{1,5}[-_.o]{0,4}\]?)$/.exec(
      trimmed,
    ) ??
    bareTrailing.exec(trimmed);
  const read = match ? readLevel(match[2] ?? "") : null;
  if (!match || !read) return { phrase: trimmed, level: null, years: null };
  return { phrase: match[1] ?? "", ...read };
}

/** Takes a leading level off a skill phrase: "Advanced Excel", "Basiskennis van SQL", "experience with Java". */
export function leadingLevel(phrase: string): StatedLevel {
  const trimmed = phrase.trim();
  const match = lead.exec(trimmed);
  if (!match) return { phrase: trimmed, level: null, years: null };
  const word = match.groups?.level?.toLowerCase();
  const other = leadLevels.find(([pattern]) => pattern.test(trimmed))?.[1] ?? null;
  return {
    phrase: trimmed.slice(match[0].length),
    level: word ? (levelOf.get(word) ?? null) : other,
    years: null,
  };
}

/** A rating as a share of its best mark, 0–1. */
function readShare(text: string): number | null {
  const fraction = /^(\d{1,2})\s?(?:\/|of|van|out of)\s?(5|10)$/.exec(text);
  if (fraction) return ratio(Number(fraction[1]), Number(fraction[2]));
  const percent = /^(\d{1,3})\s?%$/.exec(text);
  if (percent) return ratio(Number(percent[1]), 100);
  const match = marks.exec(text) ?? typed.exec(text);
  const filled = [...(match?.[1] ?? "")].length;
  const open = [...(match?.[2] ?? "")].length;
  if (filled === 0) return null;
  return ratio(filled, Math.max(5, filled + open));
}

function ratio(value: number, best: number): number | null {
  return value > 0 && value <= best ? value / best : null;
}

function toLevel(share: number): Level {
  return Math.min(5, Math.max(1, Math.round(share * 5))) as Level;
}
