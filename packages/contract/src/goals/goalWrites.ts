import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { emptyPayload, id, skillLevel } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { goalBody, goalChange } from "./goalBody.ts";
import { GOAL_ROLES, goalDetail } from "./goals.ts";

const makesSense = ["stale_version", "conflict"] as const;

export const createGoal = endpoint({
  method: "POST",
  path: "/goals/",
  tag: "goals",
  summary:
    "Create a goal; with `user_id`, propose one to a person the signed-in person is responsible for, who is notified by email",
  access: GOAL_ROLES,
  idempotent: true,
  body: goalBody,
  payload: goalDetail,
});

export const saveGoal = endpoint({
  method: "PUT",
  path: "/goals/",
  tag: "goals",
  summary: "Update a goal; given actions and skills replace all present ones",
  access: GOAL_ROLES,
  body: goalChange,
  payload: goalDetail,
  errors: makesSense,
});

export const deleteGoal = endpoint({
  method: "DELETE",
  path: "/goals/",
  tag: "goals",
  summary: "Delete a goal of one's own that no one assigned, or withdraw a goal assigned to someone",
  access: GOAL_ROLES,
  query: z.strictObject({ id, version: z.coerce.number().int() }),
  payload: emptyPayload,
  errors: makesSense,
});

/** Reached levels and the person's evidence for them. */
export const reachedLevels = {
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

export const acceptGoal = command("accept", "Accept an assigned goal", commandBody);
export const declineGoal = command(
  "decline",
  "Decline an assigned goal",
  commandBody.extend({ reason: reason.default("") }),
);
export const startGoal = command("start", "Start a goal", commandBody);
export const completeGoal = command(
  "complete",
  "Complete a goal, and propose the levels reached",
  commandBody.extend(reachedLevels),
);
export const reopenGoal = command("reopen", "Reopen a goal that ended", commandBody);
export const cancelGoal = command(
  "cancel",
  "Cancel a goal before it is reached",
  commandBody.extend({ reason: reason.min(1) }),
);
export const completeGoalAction = command(
  "actions/complete",
  "Complete an action, and propose the levels reached; a course is completed through its enrolment",
  commandBody.extend({ action_id: id, ...reachedLevels }),
);
export const reopenGoalAction = command(
  "actions/reopen",
  "Mark an action as not done",
  commandBody.extend({ action_id: id }),
);
