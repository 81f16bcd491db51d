import type { SectionName } from "../sections/headingSection.ts";
import type { MonthSpan } from "../sections/monthSpan.ts";
import type { Level } from "./statedLevel.ts";

export type Certainty = "found" | "inferred";

export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

/** One place in a résumé that speaks for one skill. */
export interface SkillEvidence {
  conceptId: string;
  label: string;
  certainty: Certainty;
  words: string;
  excerpt: Excerpt;
  section: SectionName;
  /** Level stated beside the skill. */
  level: Level | null;
  /** Years stated beside the skill. */
  years: number | null;
  /** The job it was found in. */
  span: MonthSpan | null;
  /** Told as a task of any job, which goes with every field. */
  isEveryday?: true;
  /** Told as a task of one trade. */
  isOfTrade?: true;
}

const context = 60;

/** The words at `start`–`end` with some text around them, cut at spaces and marked with "…". */
export function excerptOf(text: string, start: number, end: number): Excerpt {
  const before = text.slice(0, start).replace(/\s+/g, " ");
  const after = text.slice(end).replace(/\s+/g, " ");
  return {
    before: before.length > context ? `…${before.slice(-context).replace(/^\S*\s/, "")}` : before,
    match: text.slice(start, end).replace(/\s+/g, " "),
    after: after.length > context ? `${after.slice(0, context).replace(/[\s,;:–-]+\S*$/, "")}…` : after,
  };
}
