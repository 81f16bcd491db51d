import { isNegated } from "../skills/negation.ts";
import type { SkillLinker } from "../skills/skillLinker.ts";
import { type Level, leadingLevel, trailingLevel } from "../skills/statedLevel.ts";

/** How much an ad wants a skill: without it one need not apply, it is asked for, or it is welcome. */
export type AskedWeight = "must" | "neutral" | "plus";

/** A skill that a job ad asks for. */
export interface AskedRequirement {
  conceptId: string;
  weight: AskedWeight;
  /** Null where no words state one. */
  level: Level | null;
  /** Every place that asks for it, in order: UTF-16, end exclusive. */
  places: { start: number; end: number }[];
}

/** What an ad asks of a candidate. */
export interface ReadAd {
  asked: AskedRequirement[];
}

/** Words before a skill that may state its level. */
const WORDS_BEFORE = 5;

const clauseEnd = /[\n.;•]|,(?=\s)/u;
const sentenceEnd = /[\n;•]|[.!?](?=\s|$)/u;
const wish =
  /\b(?:nice[- ]to[- ]haves?|(?:is|are|as|would be)? ?an? (?:plus|bonus|advantage|asset)|preferably|preferred|ideally|desirable|optional|(?:is|zijn)? ?een (?:pr[eé]|plus|pluspunt)|bij voorkeur|wenselijk|gewenst|mooi meegenomen|geen vereiste)(?!\p{L})/iu;
const strong =
  /\b(?:strong|thorough|deep|solid|extensive|excellent|sterke?|grondige|gedegen|diepgaande|ruime|uitstekende)\b[^,;.]*$/iu;
const fluent = /\b(?:fluent|native|vloeiend)\s+(?:in\s+)?$/iu;
/** Right before a skill, or before another one that an "or" joins with it: "no Java", "geen Java of C". */
const unwanted = /\b(?:no|without|geen|zonder)\s+(?:[\p{L}\p{N}+#.]+\s+(?:or|of)\s+)?$/iu;
const years = /(\d{1,2})\s*(?:\+|[-–]\s*\d{1,2}|or more|of meer)?\s*(?:years?|yrs?|jaar|jaren)\b[^,;.]*$/iu;

/** Reads what a job ad asks for, in the order of the text; skills that it calls unnecessary are left out. */
export function readAd(text: string, linker: Pick<SkillLinker, "spot">): ReadAd {
  const found = new Map<string, AskedRequirement & { stated: Level[] }>();
  for (const { conceptId, start, end } of linker.spot(text)) {
    const sentence = around(text, start, end, sentenceEnd);
    if (isNegated(sentence.text, start - sentence.from, end - sentence.from)) continue;
    if (unwanted.test(text.slice(sentence.from, start))) continue;
    const entry = found.get(conceptId) ?? {
      conceptId,
      weight: "plus",
      level: null,
      places: [],
      stated: [],
    };
    const level = statedLevel(text, start, end);
    if (level !== null) entry.stated.push(level);
    if (!wish.test(sentence.text)) entry.weight = "neutral";
    entry.places.push({ start, end });
    found.set(conceptId, entry);
  }
  const asked = [...found.values()].map(({ stated, ...entry }) => ({
    ...entry,
    level: stated.length > 0 ? (Math.max(...stated) as Level) : null,
  }));
  return { asked };
}

/** The piece between two ends in which a place lies. */
function around(text: string, start: number, end: number, ends: RegExp): { text: string; from: number } {
  const all = new RegExp(ends.source, "gu");
  let from = 0;
  for (const match of text.matchAll(all)) {
    const after = match.index + match[0].length;
    if (after <= start) from = after;
    else if (match.index >= end) return { text: text.slice(from, match.index), from };
  }
  return { text: text.slice(from), from };
}

/** The level that the words beside a skill state: "advanced SQL", "SQL (expert)", "5 years of SQL", "strong SQL". */
function statedLevel(text: string, start: number, end: number): Level | null {
  const clause = around(text, start, end, clauseEnd);
  const before = text.slice(clause.from, start);
  const skill = text.slice(start, end);
  const words = before.trimStart().split(/\s+/).filter(Boolean);
  for (let count = Math.min(WORDS_BEFORE, words.length); count > 0; count -= 1) {
    const read = leadingLevel([...words.slice(-count), skill].join(" "));
    if (read.level !== null && read.phrase === skill) return read.level;
  }
  const after = trailingLevel(text.slice(start, clause.from + clause.text.length));
  if (after.level !== null && after.phrase === skill) return after.level;
  const asked = years.exec(before)?.[1];
  if (asked !== undefined) return ofYears(Number(asked));
  return strong.test(before) || fluent.test(before) ? 4 : null;
}

function ofYears(count: number): Level {
  if (count >= 8) return 5;
  if (count >= 4) return 4;
  return count >= 2 ? 3 : 2;
}
