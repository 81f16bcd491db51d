import { z } from "zod";
import { canOf, id, skillLevel } from "../fields.ts";
import { matchSummary } from "../matching.ts";
import { named } from "../organization/organization.ts";
import { countWithFirst } from "../organization/organizationImpact.ts";
import { skill } from "../skills/skills.ts";

/** Kinds of career move from the present job: same level, one level up, a different kind of work. */
export const CAREER_MOVES = ["lateral", "up", "explore"] as const;
export type CareerMove = (typeof CAREER_MOVES)[number];

/** Actions on a job on a career path; `dismiss` hides it as "not for me". */
export const CAREER_JOB_ACTS = ["dismiss", "restore"] as const;

const gap = z.object({ skill, need: skillLevel, have: skillLevel.nullable(), must_have: z.boolean() });
export type CareerGap = z.output<typeof gap>;

export const careerJob = z.object({
  /** Id of the job profile; for a starting job without a profile, id of the person. */
  id,
  name: z.string(),
  /** Number of moves from the present job; 0 for the present job itself. */
  hops: z.number().int(),
  /** Fit of the whole route, 0–1: the product of the fit of its moves. */
  fit: z.number(),
  /** Difference in seniority levels from the present job; null when either level is unknown. */
  step: z.number().int().nullable(),
  moves: z.array(z.enum(CAREER_MOVES)),
  match: matchSummary,
  gap: z.object({
    missing: z.number().int(),
    below_level: z.number().int(),
    /** The gaps that cost most points, at most three. */
    first: z.array(gap),
  }),
  /** Levels to gain to close the whole gap. */
  effort: z.number().int(),
  open_jobs: countWithFirst(named),
  can: canOf(CAREER_JOB_ACTS),
});
export type CareerJob = z.output<typeof careerJob>;
