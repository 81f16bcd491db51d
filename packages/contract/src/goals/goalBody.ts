import { z } from "zod";
import { date, id, skillLevel } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { ACTION_KINDS } from "./goals.ts";

const actionBody = z
  .strictObject({
    /** Id of an existing action; absent for a new one. */
    id: id.optional(),
    kind: z.enum(ACTION_KINDS),
    title: z.string().trim().max(LIMITS.name).default(""),
    course_id: id.nullable().default(null),
    project_id: id.nullable().default(null),
    skill_id: id.nullable().default(null),
  })
  .superRefine(({ kind, title, course_id, project_id }, ctx) => {
    const asks = (path: string) => ctx.addIssue({ code: "custom", path: [path], message: "required" });
    if (kind === "activity" && title === "") asks("title");
    if (kind === "course" && !course_id) asks("course_id");
    if (kind === "project" && !project_id) asks("project_id");
  });
export type NewGoalAction = z.output<typeof actionBody>;

const ACTIONS_MAX = 50;

const actions = z
  .array(actionBody)
  .min(1, "action_needed")
  .max(ACTIONS_MAX)
  .superRefine((list, ctx) => {
    const seen = new Set<string>();
    list.forEach(({ id: own, kind, project_id, course_id }, at) => {
      if (own && seen.has(own)) ctx.addIssue({ code: "custom", path: [at, "id"], message: "id" });
      if (own) seen.add(own);
      const key = kind === "project" ? project_id : kind === "course" ? course_id : null;
      if (key === null) return;
      if (seen.has(key))
        ctx.addIssue({
          code: "custom",
          path: [at, `${kind}_id`],
          message: kind === "project" ? "project_twice" : "course_twice",
        });
      seen.add(key);
    });
  });

const skills = z
  .array(z.strictObject({ skill_id: id, level: skillLevel }))
  .min(1, "skill_selected")
  .max(20)
  .refine((list) => new Set(list.map((one) => one.skill_id)).size === list.length, "skill_twice");

const shape = z.strictObject({
  name: z.string().trim().min(1).max(LIMITS.name),
  description: z.string().trim().min(1, "description_required").max(LIMITS.description),
  start_date: date,
  due_date: date,
  skills,
  actions,
  job_profile_id: id.nullable().default(null),
});

interface Dated {
  start_date?: string | undefined;
  due_date?: string | undefined;
}

function checkDates({ start_date: start, due_date: due }: Dated, ctx: z.RefinementCtx): void {
  if (start !== undefined && due !== undefined && due <= start)
    ctx.addIssue({ code: "custom", path: ["due_date"], message: "end_after_start" });
}

/** The first step of the wizard, validated separately by its form. */
export const goalFacts = shape
  .pick({ name: true, description: true, start_date: true, due_date: true })
  .superRefine(checkDates);
export type GoalFacts = z.output<typeof goalFacts>;

export const goalBody = shape
  .extend({
    /** Owner of an assigned goal; absent for the reader's own. */
    user_id: id.optional(),
    /** `system` when created from a suggestion. */
    origin: z.enum(["own", "system"]).default("own"),
  })
  .superRefine(checkDates);
export type GoalBody = z.input<typeof goalBody>;

/** Changes to a goal; `actions` and `skills`, when given, replace the whole list. */
export const goalChange = shape
  .extend({ job_profile_id: id.nullable() })
  .partial()
  .extend({ id, version: z.number().int() });
