import { courseUrl, COURSE_LIMITS as MAX } from "@vaardig/contract/courses/courseFields";
import { encodeIssue } from "@vaardig/contract/issueMessage";
import { parseNumber } from "@vaardig/contract/parseNumber";
import { z } from "zod";
import { dayOf } from "../../../../platform/spreadsheets/dayOf.ts";
import type { FeedCourse } from "./feedCourse.ts";

/** Columns of a feed; a JSON feed uses the same names. */
export const FEED_COLUMNS = [
  ...([
    "code",
    "title_en",
    "title_nl",
    "description_en",
    "description_nl",
    "provider",
    "hours",
    "price",
  ] as const),
  ...(["next_start", "url", "offered", "skills"] as const),
] as const;
export type FeedColumn = (typeof FEED_COLUMNS)[number];
export type FeedRow = Partial<Record<FeedColumn, string>>;

/** Columns that every feed must have; one of the two titles is enough. */
export const REQUIRED_COLUMNS = ["code", "provider", "hours", "skills"] as const;

/** Parses a number as people and spreadsheets write it: "12,5", "1.250,00" or "€ 1,250". */
const numeric = (low: number, high: number) =>
  z
    .string()
    .transform((text, context) => {
      const number = parseNumber(text.replace("€", ""));
      if (number === undefined) context.addIssue({ code: "custom", message: "course_number", input: text });
      return number ?? z.NEVER;
    })
    .pipe(z.number().min(low).max(high));

const OFFERED: Record<string, boolean> = {
  "": true,
  yes: true,
  ja: true,
  true: true,
  "1": true,
  no: false,
  nee: false,
  false: false,
  "0": false,
};

/** Messages for columns that may also be empty or take several forms, where Zod reports only that none fits. */
const UNION_ISSUES: Partial<Record<FeedColumn, string>> = {
  price: "course_price",
  next_start: "date_day_first",
  url: "https_address",
};

const text = (max: number) => z.string().trim().max(max).default("");
const shape = z.object({
  code: z.string().trim().min(1).max(120),
  title_en: text(MAX.title),
  title_nl: text(MAX.title),
  description_en: text(MAX.description),
  description_nl: text(MAX.description),
  provider: z.string().trim().min(1).max(MAX.provider),
  hours: numeric(MAX.minHours, MAX.maxHours),
  price: z.union([z.literal("").transform(() => 0), numeric(0, MAX.maxPrice)]).default(0),
  next_start: z
    .string()
    .default("")
    .transform((text) => (text.trim() === "" ? null : (dayOf(text.trim()) ?? text)))
    .pipe(z.iso.date().nullable()),
  url: z.union([z.literal("").transform(() => null), courseUrl]).default(null),
  offered: z
    .string()
    .default("")
    .transform((word) => OFFERED[word.trim().toLowerCase()])
    .pipe(z.boolean("yes_or_no")),
  skills: z.string().trim().min(1).max(2_000),
});

/** "SQL:1>3; Python:0>2": the skill's name, the entry level (0 = none) and the target level. */
const TAUGHT = /^(.+?):\s*([0-4])\s*>\s*([1-5])$/;

/**
 * The course of a row, or the invalid column with the reason in English and as a key of
 * `validation.<lang>.json`.
 */
export type ParsedFeedRow = { course: FeedCourse } | { column: FeedColumn; problem: string; issue: string };

const ofLanguages = (en: string, nl: string) =>
  Object.fromEntries([["en", en] as const, ["nl", nl] as const].filter(([, value]) => value !== ""));

function refuseSkills(problem: string, issue: string): ParsedFeedRow {
  return { column: "skills", problem, issue };
}

/** Parses one row; `skillIdOf` returns the id of a skill by its name in either language. */
export function readFeedRow(row: FeedRow, skillIdOf: (name: string) => string | undefined): ParsedFeedRow {
  const read = shape.safeParse(row);
  if (!read.success) {
    const [first] = read.error.issues;
    const column = FEED_COLUMNS.find((name) => name === first?.path[0]) ?? "code";
    // A union only reports that no option fits; the message is about the text that was meant.
    const issue = UNION_ISSUES[column] ?? first?.message ?? "invalid";
    return { column, problem: "is missing or not valid", issue };
  }
  const { code, provider, hours, price, next_start: nextStart, url, offered, ...rest } = read.data;
  const titles = ofLanguages(rest.title_en, rest.title_nl);
  if (Object.keys(titles).length === 0)
    return { column: "title_en", problem: "is missing in both languages", issue: "title_either" };
  const parts = rest.skills.split(";").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));
  if (parts.length === 0 || parts.length > MAX.skills)
    return refuseSkills(
      `names none, or more than ${MAX.skills}`,
      encodeIssue("too_many", { max: MAX.skills }),
    );
  const skills = new Map<string, FeedCourse["skills"][number]>();
  for (const part of parts) {
    const [, name = "", from, to] = TAUGHT.exec(part) ?? [];
    const [levelFrom, levelTo] = [Number(from), Number(to)];
    const shown = part.slice(0, 60);
    if (name === "" || levelFrom >= levelTo)
      return refuseSkills(
        `"${shown}" is not written as name:from>to`,
        encodeIssue("course_skill_form", { text: shown }),
      );
    const skillId = skillIdOf(name);
    const known = name.slice(0, 60);
    if (!skillId)
      return refuseSkills(
        `"${known}" is no known skill`,
        encodeIssue("course_skill_unknown", { name: known }),
      );
    if (!skills.has(skillId)) skills.set(skillId, { skillId, levelFrom, levelTo });
  }
  const descriptions = ofLanguages(rest.description_en, rest.description_nl);
  const facts = { provider, hours, price, nextStart, url, isOffered: offered };
  return { course: { code, titles, descriptions, ...facts, skills: [...skills.values()] } };
}
