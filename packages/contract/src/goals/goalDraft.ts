import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emptyPayload, skillLevel, timestamp } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { skill } from "../skills/skills.ts";
import { ACTION_KINDS, GOAL_ROLES } from "./goals.ts";

export const WIZARD_STEPS = 4;

const text = z.string().max(LIMITS.longText);

/** Unvalidated input of the wizard so far. */
export const goalDraft = z.strictObject({
  step: z.number().int().min(1).max(WIZARD_STEPS),
  name: text,
  description: text,
  start_date: text,
  due_date: text,
  skills: z.array(z.strictObject({ skill: skill.strict(), level: skillLevel })).max(50),
  actions: z
    .array(
      z.strictObject({
        kind: z.enum(ACTION_KINDS),
        title: text,
        course_id: z.string().nullable(),
        project_id: z.string().nullable(),
        skill_id: z.string().nullable(),
      }),
    )
    .max(100),
  /** Owner of an assigned goal; null for the reader's own. */
  person: z.strictObject({ id: z.string(), name: text }).nullable(),
  job_profile_id: z.string().nullable(),
  origin: z.enum(["own", "system"]),
});
export type GoalDraft = z.output<typeof goalDraft>;

export const getGoalDraft = endpoint({
  method: "GET",
  path: "/goals/draft",
  tag: "goals",
  summary: "Get the signed-in person's draft of a goal; null when there is none",
  access: GOAL_ROLES,
  payload: z.object({ draft: goalDraft.nullable(), saved_at: timestamp.nullable() }),
});

export const saveGoalDraft = endpoint({
  method: "POST",
  path: "/goals/draft",
  tag: "goals",
  summary: "Save the signed-in person's draft of a goal; replaces the earlier one",
  access: GOAL_ROLES,
  /** `over`: `saved_at` of the draft being replaced; a different stored draft is not overwritten. */
  body: z.strictObject({ draft: goalDraft, over: timestamp.nullable() }),
  payload: z.object({ saved_at: timestamp }),
  errors: ["stale_version"],
});

export const deleteGoalDraft = endpoint({
  method: "DELETE",
  path: "/goals/draft",
  tag: "goals",
  summary: "Delete the signed-in person's draft of a goal",
  access: GOAL_ROLES,
  payload: emptyPayload,
});
