import { z } from "zod";
import { clearable, clearableText, date, id, skillLevel } from "../fields.ts";

/** Limits of a course in feeds, uploads and forms. */
export const COURSE_LIMITS = {
  title: 120,
  description: 2_000,
  provider: 120,
  url: 500,
  skills: 10,
  minHours: 0.25,
  maxHours: 2_000,
  maxPrice: 100_000,
} as const;

/** The course's URL; https only, because people are sent there. */
export const courseUrl = z
  .string()
  .trim()
  .max(COURSE_LIMITS.url)
  .refine((text) => /^https:\/\/[^\s/$.?#]+\.[^\s]+$/i.test(text) && URL.canParse(text), "https_address");

const taught = z
  .strictObject({
    skill_id: id,
    /** 0: no prior level needed. */
    level_from: z.number().int().min(0).max(4),
    level_to: skillLevel,
  })
  .refine(({ level_from: from, level_to: to }) => from < to, { path: ["level_to"], message: "level_order" });

const taughtList = z
  .array(taught)
  .min(1)
  .max(COURSE_LIMITS.skills)
  .refine((list) => new Set(list.map((one) => one.skill_id)).size === list.length, "skill_twice");

/** Fields of a company's own course; a title in one language is enough. */
export const courseFields = {
  title_en: clearableText(COURSE_LIMITS.title),
  title_nl: clearableText(COURSE_LIMITS.title),
  description_en: clearableText(COURSE_LIMITS.description),
  description_nl: clearableText(COURSE_LIMITS.description),
  provider_name: z.string().trim().min(1).max(COURSE_LIMITS.provider),
  hours: z.number().min(COURSE_LIMITS.minHours).max(COURSE_LIMITS.maxHours),
  /** Euros; 0 is free. */
  price: clearable(z.number().min(0).max(COURSE_LIMITS.maxPrice), 0),
  next_start: date.nullable(),
  url: clearable(z.union([z.literal(""), courseUrl]), ""),
  skills: taughtList,
} as const;
