import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emptyPayload, id, listOf, skillLevel, wholeListQuery } from "../fields.ts";
import { named } from "../organization/organization.ts";
import { skill } from "../skills/skills.ts";
import { GOAL_ROLES } from "./goals.ts";

/** A gap to the person's job that no open goal covers. */
export const goalSuggestion = z.object({
  skill,
  level: skillLevel,
  current: skillLevel.nullable(),
  must_have: z.boolean(),
  job_profile: named,
  /** Points lost in the match with the job, of 100. */
  points: z.number(),
});
export type GoalSuggestion = z.output<typeof goalSuggestion>;

export const getGoalSuggestions = endpoint({
  method: "GET",
  path: "/goals/suggestions",
  tag: "goals",
  summary:
    "List suggested goals for the gaps to the job that cost the most match; defaults to the signed-in person",
  access: GOAL_ROLES,
  query: z.strictObject({ user_id: id.optional() }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(goalSuggestion),
});

export const declineGoalSuggestion = endpoint({
  method: "POST",
  path: "/goals/suggestions/decline",
  tag: "goals",
  summary: "Dismiss a suggested skill at this level; it is not suggested again",
  access: GOAL_ROLES,
  body: z.strictObject({ skill_id: id, level: skillLevel }),
  payload: emptyPayload,
});

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const SKILLS_AT_LEVELS = new RegExp(`^${UUID}:[1-5](,${UUID}:[1-5]){0,19}$`, "i");

export const getGoalPreset = endpoint({
  method: "GET",
  path: "/goals/preset",
  tag: "goals",
  summary:
    "Get the defaults for a goal started from another screen: skills as `id:level`, person, target job and its required skills; the person defaults to the signed-in person",
  access: GOAL_ROLES,
  query: z.strictObject({
    skills: z.string().regex(SKILLS_AT_LEVELS, "invalid").optional(),
    user_id: id.optional(),
    job_profile_id: id.optional(),
  }),
  payload: z.object({
    skills: z.array(z.object({ skill, level: skillLevel })),
    person: named,
    /** The given job profile, otherwise the person's own. */
    job_profile: named.nullable(),
    required: z.array(z.object({ skill_id: id, level: skillLevel })),
  }),
});
