import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, date, id, listOf, listQuery, skillLevel, timestamp } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { named } from "../organization/organization.ts";
import { skill } from "../skills/skills.ts";

/** Who sets goals: the company's own people but recruiters. */
export const GOAL_ROLES = ["employee", "manager", "hr_manager", "admin"] as const;

/** How far a goal is. `proposed`: a manager assigned it and its owner has not answered. */
export const GOAL_STATES = [
  "proposed",
  "not_started",
  "in_progress",
  "completed",
  "cancelled",
  "declined",
] as const;
export type GoalState = (typeof GOAL_STATES)[number];

/** What may be done with a goal, in the order in which it is offered. */
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

/** Who set a goal: the owner, someone who answers for the owner, or the owner on a suggestion of the product. */
export const GOAL_ORIGINS = ["own", "manager", "system"] as const;

export const ACTION_KINDS = ["course", "project", "activity"] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const goalAction = z.object({
  id,
  kind: z.enum(ACTION_KINDS),
  /** The activity in words, or the name that the course or project had when it was chosen. */
  title: z.string(),
  course_id: id.nullable(),
  project_id: id.nullable(),
  /** The skill it is for; null: all of the goal's. */
  skill_id: id.nullable(),
  /** Percent: a course 0, 50 or 100 by the owner's enrolment, anything else 0 or 100. */
  progress: z.number().int(),
  /** The course left the catalogue, or the project takes no one any more. */
  is_closed: z.boolean(),
  done_at: timestamp.nullable(),
});
export type GoalAction = z.output<typeof goalAction>;

export const goalSkill = z.object({
  skill,
  /** The level to reach. */
  level: skillLevel,
  /** The owner's level now; null where there is none. */
  current: skillLevel.nullable(),
  /** What the goal's job profile, or else the owner's, requires; null where it does not ask for the skill. */
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
  /** Open, and its due date has passed. */
  overdue: z.boolean(),
  /** Percent: the mean of its actions. */
  progress: z.number().int(),
  origin: z.enum(GOAL_ORIGINS),
  owner: z.object({ id, name: z.string(), photo_url: z.string().nullable() }),
  /** Who assigned it; null for one's own, or when that person is not here any more. */
  assigned_by: z.string().nullable(),
  job_profile: named.nullable(),
  skills: z.array(goalSkill),
  actions_count: z.number().int(),
  actions_done: z.number().int(),
  comments_count: z.number().int(),
  /** Why it was cancelled or declined. */
  reason: z.string().nullable(),
  completed_at: timestamp.nullable(),
  version: z.number().int(),
  can: canOf(GOAL_ACTS),
});
export type Goal = z.output<typeof goal>;

/** Actions by kind, in the order of the goal. */
export const goalActions = z.object({
  courses: z.array(goalAction),
  projects: z.array(goalAction),
  activities: z.array(goalAction),
});
export type GoalActions = z.output<typeof goalActions>;

/** One person's goals in short, for those who answer for the person. */
export const goalPerson = z.object({
  person: z.object({
    id,
    name: z.string(),
    photo_url: z.string().nullable(),
    job: z.string().nullable(),
  }),
  overdue_count: z.number().int(),
  /** Levels of the person that wait for confirmation. */
  proposals_count: z.number().int(),
  goals: z.array(goal),
});
export type GoalPerson = z.output<typeof goalPerson>;

/** One goal with its actions. */
export const goalDetail = z.object({ goal: goal.extend({ actions: goalActions }) });
export type GoalDetail = z.output<typeof goalDetail>["goal"];

export const GOAL_GROUPS = ["goals", "people"] as const;
/** What a list of goals may begin. */
export const GOAL_LIST_ACTS = ["create", "assign"] as const;
export type GoalListAct = (typeof GOAL_LIST_ACTS)[number];

export const getGoals = endpoint({
  method: "GET",
  path: "/goals/",
  tag: "goals",
  summary:
    "My goals, or with user_id a person's; group_by people: those of my line (HR and administrators: of the company) by person, overdue first; id: one goal with its actions",
  access: GOAL_ROLES,
  query: listQuery.omit({ size: true }).extend({
    size: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSizeMax),
    group_by: z.enum(GOAL_GROUPS).default("goals"),
    id: id.optional(),
    user_id: id.optional(),
    state: z.enum(["open", "ended"]).optional(),
  }),
  payload: listOf(goal).extend({
    /** With group_by people: a page of people; `total` counts them. */
    people: z.array(goalPerson),
    /** With id. */
    goal: goal.extend({ actions: goalActions }).nullable(),
    can: canOf(GOAL_LIST_ACTS),
  }),
});

export const getGoalActions = endpoint({
  method: "GET",
  path: "/goals/actions",
  tag: "goals",
  summary: "A goal's actions: courses, projects and activities",
  access: GOAL_ROLES,
  query: z.strictObject({ goal_id: id }),
  payload: goalActions,
});
