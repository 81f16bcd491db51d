import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, emptyPayload, id, listOf, skillLevel, timestamp, wholeListQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { matchSummary } from "../matching.ts";
import { skill } from "../skills/skills.ts";
import { GOAL_ROLES } from "./goals.ts";

/**
 * Actions on a proposed level: people who answer for the person confirm or decline, the person
 * withdraws.
 */
export const LEVEL_PROPOSAL_ACTS = ["confirm", "decline", "withdraw"] as const;
export type LevelProposalAct = (typeof LEVEL_PROPOSAL_ACTS)[number];

/**
 * A level that a person claims to have reached through a goal or a course, until it is confirmed or
 * declined.
 */
export const levelProposal = z.object({
  id,
  person: z.object({ id, name: z.string(), photo_url: z.string().nullable() }),
  skill,
  level: skillLevel,
  /** The level currently in force. */
  current: skillLevel.nullable(),
  /** The level that the person's job requires; null when it does not require the skill. */
  required: skillLevel.nullable(),
  /** `id` is null for a deleted goal; `name` is empty for a course outside a goal. */
  goal: z.object({ id: id.nullable(), name: z.string() }),
  /** Name of the completed action or course; null for the goal as a whole. */
  action: z.string().nullable(),
  /** The person's evidence. */
  evidence: z.string(),
  /** The person's job and its match now and with the proposed level; null without a job profile. */
  job: z.object({ name: z.string(), now: matchSummary, reached: matchSummary }).nullable(),
  /** Set when the level was declined; the person may propose it again. */
  declined: z.object({ reason: z.string(), by: z.string().nullable() }).nullable(),
  created_at: timestamp,
  can: canOf(LEVEL_PROPOSAL_ACTS),
});
export type LevelProposal = z.output<typeof levelProposal>;

export const getLevelProposals = endpoint({
  method: "GET",
  path: "/goals/proposals",
  tag: "goals",
  summary:
    "List proposed levels awaiting confirmation in the reporting line (HR and administrators: the company), oldest first; with `user_id` or `goal_id`, those of one person or goal",
  access: GOAL_ROLES,
  query: z.strictObject({ user_id: id.optional(), goal_id: id.optional() }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(levelProposal),
});

export const declineLevelProposal = endpoint({
  method: "POST",
  path: "/goals/proposals/decline",
  tag: "goals",
  summary:
    "Decline a proposed level with a reason, shown to the person with the goal; the current level does not change",
  access: GOAL_ROLES,
  body: z.strictObject({ id, reason: z.string().trim().min(1).max(LIMITS.description) }),
  payload: emptyPayload,
  errors: ["conflict"],
});

export const withdrawLevelProposal = endpoint({
  method: "DELETE",
  path: "/goals/proposals",
  tag: "goals",
  summary: "Withdraw a level that the signed-in person proposed",
  access: GOAL_ROLES,
  query: z.strictObject({ id }),
  payload: emptyPayload,
  errors: ["conflict"],
});
