import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, emptyPayload, id, listOf, timestamp, wholeListQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { GOAL_ROLES } from "./goals.ts";

/** Actions on a comment. */
export const GOAL_COMMENT_ACTS = ["delete"] as const;
export type GoalCommentAct = (typeof GOAL_COMMENT_ACTS)[number];

/** Feedback on a goal, by its owner or by someone who answers for the owner. */
export const goalComment = z.object({
  id,
  text: z.string(),
  /** Null when the author no longer exists. */
  author: z.object({ id, name: z.string(), photo_url: z.string().nullable() }).nullable(),
  created_at: timestamp,
  can: canOf(GOAL_COMMENT_ACTS),
});
export type GoalComment = z.output<typeof goalComment>;

export const getGoalComments = endpoint({
  method: "GET",
  path: "/goals/comments",
  tag: "goals",
  summary: "List the comments on a goal, oldest first",
  access: GOAL_ROLES,
  query: z.strictObject({ goal_id: id }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(goalComment),
});

export const addGoalComment = endpoint({
  method: "POST",
  path: "/goals/comments",
  tag: "goals",
  summary: "Comment on a goal",
  access: GOAL_ROLES,
  idempotent: "always",
  body: z.strictObject({ goal_id: id, text: z.string().trim().min(1).max(LIMITS.longText) }),
  payload: goalComment,
});

export const deleteGoalComment = endpoint({
  method: "DELETE",
  path: "/goals/comments",
  tag: "goals",
  summary: "Delete one's own comment",
  access: GOAL_ROLES,
  query: z.strictObject({ id }),
  payload: emptyPayload,
});
