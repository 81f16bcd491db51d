import { z } from "zod";
import { canOf, id, skillLevel } from "../fields.ts";
import { matchSummary } from "../matching.ts";
import { named } from "../organization/organization.ts";
import { someOf } from "../organization/organizationImpact.ts";
import { skill } from "../skills/skills.ts";

/** Kinds of move from the present job: same level, a level up, another kind of work. */
export const CAREER_MOVES = ["lateral", "up", "explore"] as const;
export type CareerMove = (typeof CAREER_MOVES)[number];

/** What may be done with a job on a career path: `dismiss` is "not for me". */
export const CAREER_JOB_ACTS = ["dismiss", "restore"] as const;

const gap = z.object({ skill, need: skillLevel, have: skillLevel.nullable(), must_have: z.boolean() });
export type CareerGap = z.output<typeof gap>;

export const careerJob = z.object({
  /** Of the job profile; without one, of the person for the job that is the start. */
  id,
  name: z.string(),
  /** Moves from the present job; 0 is the present job itself. */
  hops: z.number().int(),
  /** How well the way there fits, 0–1: the product of its moves. */
  fit: z.number(),
  /** Levels of seniority up from the present job; null where either is not known. */
  step: z.number().int().nullable(),
  moves: z.array(z.enum(CAREER_MOVES)),
  match: matchSummary,
  gap: z.object({
    missing: z.number().int(),
    below_level: z.number().int(),
    /** Those that cost most, three at most. */
    first: z.array(gap),
  }),
  /** Levels to gain for all of the gap. */
  effort: z.number().int(),
  open_jobs: someOf(named),
  can: canOf(CAREER_JOB_ACTS),
});
export type CareerJob = z.output<typeof careerJob>;
