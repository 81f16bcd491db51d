import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, date, done, id, listOf, listQuery, skillLevel, timestamp } from "../fields.ts";
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

/** Who set a goal: the owner, somebody who answers for the owner, or the owner on a suggestion of the product. */
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
  /** The course left the catalogue, or the project takes nobody any more. */
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

const actionBody = z
  .strictObject({
    /** Of an action that is there already. */
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

/** The wizard's first step, which its form checks by itself. */
export const goalFacts = shape
  .pick({ name: true, description: true, start_date: true, due_date: true })
  .superRefine(checkDates);
export type GoalFacts = z.output<typeof goalFacts>;

export const goalBody = shape
  .extend({
    /** Whose goal it will be, where it is assigned. */
    user_id: id.optional(),
    /** Set on a suggestion of the product. */
    origin: z.enum(["own", "system"]).default("own"),
  })
  .superRefine(checkDates);
export type GoalBody = z.input<typeof goalBody>;

const goalDetail = z.object({ goal: goal.extend({ actions: goalActions }) });
export type GoalDetail = z.output<typeof goalDetail>["goal"];

const makesSense = ["stale_version", "conflict"] as const;

export const createGoal = endpoint({
  method: "POST",
  path: "/goals/",
  tag: "goals",
  summary: "Set a goal, or with user_id propose one to a person whom I answer for, who is told by email",
  access: GOAL_ROLES,
  idempotent: true,
  body: goalBody,
  payload: goalDetail,
});

export const saveGoal = endpoint({
  method: "PUT",
  path: "/goals/",
  tag: "goals",
  summary: "Change a goal; actions and skills, where given, are all that there shall be",
  access: GOAL_ROLES,
  body: shape.extend({ job_profile_id: id.nullable() }).partial().extend({ id, version: z.number().int() }),
  payload: goalDetail,
  errors: makesSense,
});

export const deleteGoal = endpoint({
  method: "DELETE",
  path: "/goals/",
  tag: "goals",
  summary: "Delete a goal that nobody assigned to me, or take back one that I assigned",
  access: GOAL_ROLES,
  query: z.strictObject({ id, version: z.coerce.number().int() }),
  payload: done,
  errors: makesSense,
});

/** A level that was reached, and what the person says it rests on. */
export const reached = {
  levels: z
    .array(z.strictObject({ skill_id: id, level: skillLevel }))
    .max(20)
    .default([]),
  evidence: z.string().trim().max(LIMITS.description).default(""),
};

const commandBody = z.strictObject({ id, version: z.number().int() });

function command<const P extends string, const B extends z.ZodType>(path: P, summary: string, body: B) {
  return endpoint({
    method: "POST",
    path: `/goals/${path}` as const,
    tag: "goals",
    summary,
    access: GOAL_ROLES,
    body,
    payload: goalDetail,
    errors: makesSense,
  });
}

const reason = z.string().trim().max(LIMITS.description);

export const acceptGoal = command("accept", "Take over a goal that was assigned to me", commandBody);
export const declineGoal = command(
  "decline",
  "Decline a goal that was assigned to me",
  commandBody.extend({ reason: reason.default("") }),
);
export const startGoal = command("start", "Start a goal", commandBody);
export const completeGoal = command(
  "complete",
  "Mark a goal completed, and propose levels that were reached",
  commandBody.extend(reached),
);
export const reopenGoal = command("reopen", "Go on with a goal that ended", commandBody);
export const cancelGoal = command(
  "cancel",
  "Stop a goal before it is reached",
  commandBody.extend({ reason: reason.min(1) }),
);
export const completeGoalAction = command(
  "actions/complete",
  "Mark an action done, and propose levels that were reached; a course is done by its enrolment",
  commandBody.extend({ action_id: id, ...reached }),
);
export const reopenGoalAction = command(
  "actions/reopen",
  "Mark an action not done",
  commandBody.extend({ action_id: id }),
);
