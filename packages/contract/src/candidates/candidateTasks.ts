import { z } from "zod";
import { TASK_TYPES } from "../applications/pipeline.ts";
import { endpoint } from "../endpoint.ts";
import { canOf, clearableText, date, emptyPayload, id, listOf, listQuery, timestamp } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { named } from "../organization/organization.ts";
import { CANDIDATE_READERS } from "./candidateList.ts";

/** Actions on a task. */
export const TASK_ACTS = ["edit", "complete", "reopen", "delete"] as const;

export const candidateTask = z.object({
  id,
  /** `internal`: an employee who applied. */
  candidate: named.extend({ internal: z.boolean() }),
  /** The related job. */
  vacancy: named.nullable(),
  title: z.string(),
  description: z.string(),
  type: z.enum(TASK_TYPES),
  activity_date: date,
  /** When the reminder email is sent; null when none is set or it was already sent. */
  remind_at: timestamp.nullable(),
  done_at: timestamp.nullable(),
  assignee: named.nullable(),
  author: named.nullable(),
  created_at: timestamp,
  version: z.number().int(),
  can: canOf(TASK_ACTS),
});
export type CandidateTask = z.output<typeof candidateTask>;

export const candidateTaskBody = z.strictObject({
  title: z.string().trim().min(1).max(LIMITS.name),
  type: z.enum(TASK_TYPES),
  activity_date: date,
  description: z.string().trim().max(LIMITS.description).default(""),
  vacancy_id: id.nullable().default(null),
  remind_at: timestamp.nullable().default(null),
});

/** Actions on a list of tasks. */
export const TASK_LIST_ACTS = ["add"] as const;
export type TaskListAct = (typeof TASK_LIST_ACTS)[number];

export const getCandidateTasks = endpoint({
  method: "GET",
  path: "/candidate_tasks",
  tag: "candidates",
  summary:
    "List tasks about a person by day, open ones first; with `id`, get one; without `user_id`, list tasks assigned to the signed-in person",
  access: CANDIDATE_READERS,
  query: z.strictObject({
    user_id: id.optional(),
    id: id.optional(),
    assignee: z.literal("me").optional(),
    open: z.stringbool().optional(),
    page: listQuery.shape.page,
    size: listQuery.shape.size,
  }),
  payload: listOf(candidateTask).extend({ can: canOf(TASK_LIST_ACTS) }),
});

export const addCandidateTask = endpoint({
  method: "POST",
  path: "/candidate_tasks",
  tag: "candidates",
  summary: "Create a task about a person; assigned to the signed-in person unless an assignee is given",
  access: CANDIDATE_READERS,
  body: candidateTaskBody.extend({ user_id: id, assignee_id: id.optional() }),
  payload: candidateTask,
});

export const saveCandidateTask = endpoint({
  method: "PUT",
  path: "/candidate_tasks",
  tag: "candidates",
  summary: "Update a task, or mark it done or open",
  access: CANDIDATE_READERS,
  body: z.strictObject({
    title: candidateTaskBody.shape.title.optional(),
    type: candidateTaskBody.shape.type.optional(),
    activity_date: date.optional(),
    description: clearableText(LIMITS.description).optional(),
    vacancy_id: id.nullable().optional(),
    remind_at: timestamp.nullable().optional(),
    assignee_id: id.optional(),
    done: z.boolean().optional(),
    id,
    version: z.number().int(),
  }),
  payload: candidateTask,
  errors: ["stale_version"],
});

export const deleteCandidateTask = endpoint({
  method: "DELETE",
  path: "/candidate_tasks",
  tag: "candidates",
  summary: "Delete a task",
  access: CANDIDATE_READERS,
  query: z.strictObject({ user_id: id.optional(), id }),
  payload: emptyPayload,
});
