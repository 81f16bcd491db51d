import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, date, id, listOf, listQuery } from "../fields.ts";
import type { Role } from "../roles.ts";
import { courseFields } from "./courseFields.ts";
import { courseSkill } from "./courses.ts";

/** Roles that manage the company's own courses. */
export const CATALOGUE_EDITORS = ["hr_manager", "admin"] as const satisfies Role[];

/** Actions on a course of the company; courses of a feed are read-only. */
export const CATALOGUE_COURSE_ACTS = ["edit", "remove", "restore"] as const;

export const catalogueCourse = z.object({
  id,
  /** Course code used in import files. */
  code: z.string(),
  /** Name of the source feed; null for the company's own course. */
  feed: z.string().nullable(),
  title_en: z.string(),
  title_nl: z.string(),
  description_en: z.string(),
  description_nl: z.string(),
  provider_name: z.string(),
  hours: z.number(),
  price: z.number(),
  next_start: date.nullable(),
  url: z.string(),
  skills: z.array(courseSkill),
  /** True when the course is no longer offered. */
  removed: z.boolean(),
  /** Number of colleagues who started or completed it. */
  people: z.number().int(),
  version: z.number().int(),
  can: canOf(CATALOGUE_COURSE_ACTS),
});
export type CatalogueCourse = z.output<typeof catalogueCourse>;

export const listCatalogueCourses = endpoint({
  method: "GET",
  path: "/course_catalogue",
  tag: "courses",
  summary: "List the company's own courses by title, discontinued ones last; with `id`, get one",
  access: CATALOGUE_EDITORS,
  query: listQuery.extend({ id: id.optional() }),
  payload: listOf(catalogueCourse),
});

const hasTitle = (course: { title_en?: string | undefined; title_nl?: string | undefined }) =>
  Boolean(course.title_en || course.title_nl);
const NO_TITLE = { path: ["title_en"], message: "required" };

/** Request body of a new course. */
export const newCatalogueCourse = z.strictObject(courseFields).refine(hasTitle, NO_TITLE);

export const addCatalogueCourse = endpoint({
  method: "POST",
  path: "/course_catalogue",
  tag: "courses",
  summary: "Add a course to the company's catalogue",
  access: CATALOGUE_EDITORS,
  body: newCatalogueCourse,
  payload: catalogueCourse,
});

const version = z.number().int();

export const saveCatalogueCourse = endpoint({
  method: "PUT",
  path: "/course_catalogue",
  tag: "courses",
  summary: "Update a course of the company",
  access: CATALOGUE_EDITORS,
  body: z.strictObject({ id, version, ...z.strictObject(courseFields).partial().shape }),
  payload: catalogueCourse,
  errors: ["stale_version"],
});

export const removeCatalogueCourse = endpoint({
  method: "POST",
  path: "/course_catalogue/remove",
  tag: "courses",
  summary: "Stop offering a course; people who started it keep it",
  access: CATALOGUE_EDITORS,
  body: z.strictObject({ id, version }),
  payload: catalogueCourse,
  errors: ["stale_version"],
});

export const restoreCatalogueCourse = endpoint({
  method: "POST",
  path: "/course_catalogue/restore",
  tag: "courses",
  summary: "Offer a discontinued course again",
  access: CATALOGUE_EDITORS,
  body: z.strictObject({ id, version }),
  payload: catalogueCourse,
  errors: ["stale_version"],
});
