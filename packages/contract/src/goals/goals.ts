import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, date, id, listOf, listQuery, skillLevel, timestamp } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { named } from "../organization/organization.ts";
import { skill } from "../skills/skills.ts";

/** Roles that set goals: the company's own people except recruiters. */
export const GOAL_ROLES = ["employee", "manager", "hr_manager", "admin"] as const;

/** States of a goal; `proposed`: assigned by a manager and not yet answered by its owner. */
export const GOAL_STATES = [
  "proposed",
  "not_started",
  "in_progress",
  "completed",
  "cancelled",
  "declined",
] as const;
export type GoalState = (typeof GOAL_STATES)[number];

/** Actions on a goal, in display order. */
export const GOAL_ACTS = [
  "accept",
  "decline",
  "start",
  "complete_action",
  "complete",
  "reopen",
  "comment",
  "edit",
  "cancel",
  "delete",
] as const;
export type GoalAct = (typeof GOAL_ACTS)[number];

/** Origin of a goal: the owner, someone who answers for the owner, or a suggestion of the product. */
export const GOAL_ORIGINS = ["own", "manager", "system"] as const;

export const ACTION_KINDS = ["course", "project", "activity"] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const goalAction = z.object({
  id,
  kind: z.enum(ACTION_KINDS),
  /** Text of the activity, or the name of the course or project when it was selected. */
  title: z.string(),
  course_id: id.nullable(),
  project_id: id.nullable(),
  /** The skill that the action serves; null for all skills of the goal. */
  skill_id: id.nullable(),
  /** Percent: a course 0, 50 or 100 by the owner's enrolment, otherwise 0 or 100. */
  progress: z.number().int(),
  /** True when the course left the catalogue, or the project no longer takes people. */
  is_closed: z.boolean(),
  done_at: timestamp.nullable(),
});
export type GoalAction = z.output<typeof goalAction>;

export const goalSkill = z.object({
  skill,
  /** The target level. */
  level: skillLevel,
  /** The owner's current level; null without one. */
  current: skillLevel.nullable(),
  /**
   * The level that the goal's job profile, otherwise the owner's, requires; null when it does not require
   * the skill.
   */
  required: skillLevel.nullable(),
});
export type GoalSkill = z.output<typeof goalSkill>;

export const goal = z.object({
  id,
  name: z.string(),
  description: z.string(),
  start_date: date,
  due_date: date,
  state: z.enum(GOAL_STATES),
  /** True when the goal is open and past its due date. */
  overdue: z.boolean(),
  /** Percent: the mean over its actions. */
  progress: z.number().int(),
  origin: z.enum(GOAL_ORIGINS),
  owner: z.object({ id, name: z.string(), photo_url: z.string().nullable() }),
  /** Name of the person who assigned it; null for one's own goal, or when that person no longer exists. */
  assigned_by: z.string().nullable(),
  job_profile: named.nullable(),
  skills: z.array(goalSkill),
  actions_count: z.number().int(),
  actions_done: z.number().int(),
  comments_count: z.number().int(),
  /** Reason for cancelling or declining; null otherwise. */
  reason: z.string().nullable(),
  completed_at: timestamp.nullable(),
  version: z.number().int(),
  can: canOf(GOAL_ACTS),
});
export type Goal = z.output<typeof goal>;

/** Actions by kind, in the goal's order. */
export const goalActions = z.object({
  courses: z.array(goalAction),
  projects: z.array(goalAction),
  activities: z.array(goalAction),
});
export type GoalActions = z.output<typeof goalActions>;

/** Summary of one person's goals, for people who answer for that person. */
export const goalPerson = z.object({
  person: z.object({
    id,
    name: z.string(),
    photo_url: z.string().nullable(),
    job: z.string().nullable(),
  }),
  overdue_count: z.number().int(),
  /** Number of the person's levels that await confirmation. */
  proposals_count: z.number().int(),
  goals: z.array(goal),
});
export type GoalPerson = z.output<typeof goalPerson>;

/** One goal with its actions. */
export const goalDetail = z.object({ goal: goal.extend({ actions: goalActions }) });
export type GoalDetail = z.output<typeof goalDetail>["goal"];

export const GOAL_GROUPS = ["goals", "people"] as const;
/** Actions on a list of goals. */
export const GOAL_LIST_ACTS = ["create", "assign"] as const;
export type GoalListAct = (typeof GOAL_LIST_ACTS)[number];

export const getGoals = endpoint({
  method: "GET",
  path: "/goals/",
  tag: "goals",
  summary:
    "List the signed-in person's goals or, with `user_id`, a person's; with `group_by=people`, those of the reporting line (HR and administrators: the company), overdue first; with `id`, get one with its actions",
  access: GOAL_ROLES,
  query: listQuery.omit({ size: true }).extend({
    size: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSizeMax),
    group_by: z.enum(GOAL_GROUPS).default("goals"),
    id: id.optional(),
    user_id: id.optional(),
    state: z.enum(["open", "ended"]).optional(),
  }),
  payload: listOf(goal).extend({
    /** With group_by people: one page of people; `total` counts them. */
    people: z.array(goalPerson),
    /** Set when `id` is given; null otherwise. */
    goal: goal.extend({ actions: goalActions }).nullable(),
    can: canOf(GOAL_LIST_ACTS),
  }),
});

export const getGoalActions = endpoint({
  method: "GET",
  path: "/goals/actions",
  tag: "goals",
  summary: "List the actions of a goal: courses, projects and activities",
  access: GOAL_ROLES,
  query: z.strictObject({ goal_id: id }),
  payload: goalActions,
});
