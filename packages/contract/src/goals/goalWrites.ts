import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, id, skillLevel } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { goalBody, goalChange } from "./goalBody.ts";
import { GOAL_ROLES, goalDetail } from "./goals.ts";

const makesSense = ["stale_version", "conflict"] as const;

export const createGoal = endpoint({
  method: "POST",
  path: "/goals/",
  tag: "goals",
  summary: "Set a goal, or with user_id propose one to a person I answer for, who gets an email",
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
  body: goalChange,
  payload: goalDetail,
  errors: makesSense,
});

export const deleteGoal = endpoint({
  method: "DELETE",
  path: "/goals/",
  tag: "goals",
  summary: "Delete a goal that no one assigned to me, or take back one that I assigned",
  access: GOAL_ROLES,
  query: z.strictObject({ id, version: z.coerce.number().int() }),
  payload: done,
  errors: makesSense,
});

/** Reached levels and the person's evidence for them. */
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
