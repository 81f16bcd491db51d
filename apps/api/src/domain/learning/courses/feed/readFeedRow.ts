import { z } from "zod";
import type { FeedCourse } from "./feedCourse.ts";

/** Columns of a feed; a JSON feed has the same names. */
export const FEED_COLUMNS = [
  "code",
  "title_en",
  "title_nl",
  "description_en",
  "description_nl",
  "provider",
  "hours",
  "price",
  "next_start",
  "skills",
] as const;
export type FeedRow = Partial<Record<(typeof FEED_COLUMNS)[number], string>>;

/** Columns that every feed has; of the two titles one is enough. */
export const REQUIRED_COLUMNS = ["code", "provider", "hours", "skills"] as const;

const MAX = { code: 120, title: 120, provider: 120, description: 4_000, skills: 10 } as const;

/** A number as either language writes it: "12.5" or "12,5". */
const numeric = (low: number, high: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}([.,]\d{1,2})?$/, "number")
    .transform((text) => Number(text.replace(",", ".")))
    .pipe(z.number().min(low).max(high));

const text = (max: number) => z.string().trim().max(max).default("");
const shape = z.object({
  code: z.string().trim().min(1).max(MAX.code),
  title_en: text(MAX.title),
  title_nl: text(MAX.title),
  description_en: text(MAX.description),
  description_nl: text(MAX.description),
  provider: z.string().trim().min(1).max(MAX.provider),
  hours: numeric(0.25, 2_000),
  price: z.union([z.literal("").transform(() => 0), numeric(0, 100_000)]).default(0),
  next_start: z.union([z.literal("").transform(() => null), z.iso.date()]).default(null),
  skills: z.string().trim().min(1).max(2_000),
});

/** "SQL:1>3; Python:0>2": a skill's name, the level it begins from (0 = none) and the level it leads to. */
const TAUGHT = /^(.+?):\s*([0-4])\s*>\s*([1-5])$/;

/** A row's course, or the column that is wrong with the reason. */
export type ReadRow = { course: FeedCourse } | { column: string; problem: string };

const ofLanguages = (en: string, nl: string) =>
  Object.fromEntries([["en", en] as const, ["nl", nl] as const].filter(([, value]) => value !== ""));

/** Reads one row; `skillIdOf` finds the skill of a name in either language. */
export function readFeedRow(row: FeedRow, skillIdOf: (name: string) => string | undefined): ReadRow {
  const read = shape.safeParse(row);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { column: String(issue?.path[0] ?? "code"), problem: "is missing or not valid" };
  }
  const { code, provider, hours, price, next_start: nextStart, ...rest } = read.data;
  const titles = ofLanguages(rest.title_en, rest.title_nl);
  if (Object.keys(titles).length === 0)
    return { column: "title_en", problem: "is missing in both languages" };
  const parts = rest.skills.split(";").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));
  if (parts.length === 0 || parts.length > MAX.skills)
    return { column: "skills", problem: `names none, or more than ${MAX.skills}` };
  const skills = new Map<string, FeedCourse["skills"][number]>();
  for (const part of parts) {
    const [, name = "", from, to] = TAUGHT.exec(part) ?? [];
    const [levelFrom, levelTo] = [Number(from), Number(to)];
    if (name === "" || levelFrom >= levelTo)
      return { column: "skills", problem: `"${part.slice(0, 60)}" is not written as name:from>to` };
    const skillId = skillIdOf(name);
    if (!skillId) return { column: "skills", problem: `"${name.slice(0, 60)}" is no known skill` };
    if (!skills.has(skillId)) skills.set(skillId, { skillId, levelFrom, levelTo });
  }
  const descriptions = ofLanguages(rest.description_en, rest.description_nl);
  return {
    course: { code, titles, descriptions, provider, hours, price, nextStart, skills: [...skills.values()] },
  };
}
