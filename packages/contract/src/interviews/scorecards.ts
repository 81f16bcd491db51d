import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, id, skillLevel, timestamp } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { personRef } from "../organization/organization.ts";
import { INTERNAL_ROLES } from "../roles.ts";
import { requiredSkill } from "../skill-profiles/skillProfiles.ts";

export const RECOMMENDATIONS = ["strong_yes", "yes", "no", "strong_no"] as const;

const rating = z.strictObject({
  skill_id: id,
  level: skillLevel,
  /** Observed evidence. */
  note: z.string().trim().max(LIMITS.description).default(""),
});

/** A scorecard as edited in the form. */
export const scorecardBody = z.strictObject({
  recommendation: z.enum(RECOMMENDATIONS),
  summary: z.string().trim().max(LIMITS.description).default(""),
  ratings: z
    .array(rating)
    .max(100)
    .refine((list) => new Set(list.map((one) => one.skill_id)).size === list.length, "skill_twice"),
});

export const scorecard = z.object({
  id,
  author: personRef,
  recommendation: z.enum(RECOMMENDATIONS),
  summary: z.string(),
  ratings: z.array(z.object({ skill_id: id, level: skillLevel, note: z.string() })),
  version: z.number().int(),
  updated_at: timestamp,
});
export type Scorecard = z.output<typeof scorecard>;

/**
 * Actions for an applicant: submit a scorecard, and read the preparation until the interview is
 * over.
 */
export const SCORECARD_ACTS = ["give", "prepare"] as const;
export type ScorecardAct = (typeof SCORECARD_ACTS)[number];

export const scorecards = z.object({
  /** What an interviewer sees of the applicant. */
  applicant: personRef.extend({
    title: z.string().nullable(),
    /** The applicant's motivation. */
    motivation: z.string().nullable(),
  }),
  vacancy: z.string(),
  /** Skills that the job requires. */
  skills: z.array(requiredSkill),
  mine: scorecard.nullable(),
  /** Number of scorecards, including the reader's own. */
  count: z.number().int(),
  /** Other people's scorecards; null until the reader has submitted one. */
  others: z.array(scorecard).nullable(),
  can: canOf(SCORECARD_ACTS),
});
export type Scorecards = z.output<typeof scorecards>;

export const getScorecards = endpoint({
  method: "GET",
  path: "/scorecards",
  tag: "interviews",
  summary: "List an applicant's scorecards; those of others are shown only after submitting one's own",
  access: INTERNAL_ROLES,
  query: z.strictObject({ application_id: id }),
  payload: scorecards,
});

export const saveScorecard = endpoint({
  method: "POST",
  path: "/scorecards",
  tag: "interviews",
  summary: "Submit a scorecard; replaces one's own scorecard of the given version",
  access: INTERNAL_ROLES,
  body: scorecardBody.extend({ application_id: id, version: z.number().int().min(1).optional() }),
  payload: scorecards,
  errors: ["stale_version"],
});
