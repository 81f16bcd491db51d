import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, done, id, listOf, skillLevel, timestamp, wholeListQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { matchSummary } from "../matching.ts";
import { skill } from "../skills/skills.ts";
import { GOAL_ROLES } from "./goals.ts";

/** What may be done with a proposed level: those who answer for the person decide, the person takes it back. */
export const LEVEL_PROPOSAL_ACTS = ["confirm", "decline", "withdraw"] as const;
export type LevelProposalAct = (typeof LEVEL_PROPOSAL_ACTS)[number];

/** A level that a person says to have reached by a goal or by a course outside of one, until someone confirms or declines it. */
export const levelProposal = z.object({
  id,
  person: z.object({ id, name: z.string(), photo_url: z.string().nullable() }),
  skill,
  level: skillLevel,
  /** The level that holds now. */
  current: skillLevel.nullable(),
  /** What the person's job requires; null where it does not ask for the skill. */
  required: skillLevel.nullable(),
  /** Its id is null when it was deleted; its name is empty of a course outside a goal. */
  goal: z.object({ id: id.nullable(), name: z.string() }),
  /** The action or the course that was done; null for the goal as a whole. */
  action: z.string().nullable(),
  /** What the person says beside. */
  evidence: z.string(),
  /** The person's job, and how well the person fits it now and with this level; null without a job profile. */
  job: z.object({ name: z.string(), now: matchSummary, reached: matchSummary }).nullable(),
  /** Someone declined it; the person may propose the level again. */
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
    "Levels that wait for confirmation: of my line (HR and administrators: of the company), oldest first; with user_id of one person, with goal_id of one goal",
  access: GOAL_ROLES,
  query: z.strictObject({ user_id: id.optional(), goal_id: id.optional() }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(levelProposal),
});

export const declineLevelProposal = endpoint({
  method: "POST",
  path: "/goals/proposals/decline",
  tag: "goals",
  summary: "Decline a proposed level with a reason, which the person reads at the goal; what held stays",
  access: GOAL_ROLES,
  body: z.strictObject({ id, reason: z.string().trim().min(1).max(LIMITS.description) }),
  payload: done,
  errors: ["conflict"],
});

export const withdrawLevelProposal = endpoint({
  method: "DELETE",
  path: "/goals/proposals",
  tag: "goals",
  summary: "Take back a level that I proposed",
  access: GOAL_ROLES,
  query: z.strictObject({ id }),
  payload: done,
  errors: ["conflict"],
});
