import { z } from "zod";
import { date, id, skillLevel, timestamp } from "./fields.ts";
import { BANDS } from "./limits.ts";
import { claimSource, skill } from "./skills/skills.ts";

/** Summary of a match; null score and band mean "not enough information" about the job or the person. */
export const matchSummary = z.object({
  score: z.number().min(0).max(1).nullable(),
  band: z.enum(BANDS).nullable(),
  /** True when a missing must-have limits the band. */
  capped: z.boolean(),
  /** True when the match uses unconfirmed data from a résumé. */
  provisional: z.boolean(),
});
export type MatchSummary = z.output<typeof matchSummary>;

export const matchRequirement = z.object({
  skill,
  status: z.enum(["met", "below_level", "adjacent", "missing", "level_unknown"]),
  need: skillLevel,
  /** The person's own level in the skill, even when a related skill earns more credit. */
  have: skillLevel.nullable(),
  kind: z.enum(["essential", "optional"]),
  importance: z.number().int().min(1).max(5),
  must_have: z.boolean(),
  /** The related skill that earns the credit; null for the skill itself. */
  via: skill.nullable(),
  /** The person's level in the related skill. */
  via_level: skillLevel.nullable(),
  credit: z.number(),
  /** Share of the total, 0–100; the points of all requirements sum to 100 × score. */
  points: z.number(),
  lost: z.number(),
  /**
   * `language`: a spoken language of the profile; `endorsed`: stated by the person, endorsed by colleagues.
   */
  source: z.enum([...claimSource.options, "language", "endorsed"]).nullable(),
  /** Names of the endorsing colleagues. */
  endorsed_by: z.array(z.string()),
  last_used: date.nullable(),
  /** For a licence: the last valid day; past when the status is missing. */
  expires_on: date.nullable(),
  /** When the credited level was stated. */
  stated_at: timestamp.nullable(),
  /** The person's differing own level next to a confirmed one; null otherwise. */
  own_level: skillLevel.nullable(),
});
export type MatchRequirement = z.output<typeof matchRequirement>;

/**
 * The explanation of a match, which is the calculation itself; identical for person, manager and recruiter.
 */
export const matchSheet = matchSummary.omit({ capped: true }).extend({
  scorer_version: z.string(),
  person: z.object({ id, name: z.string() }),
  title: z.string(),
  /** The must-have that limits the band to Moderate. */
  capped_by: skill.nullable(),
  /** Share of the weight that rests on stated levels of the person, 0–1. */
  confidence: z.number(),
  requirements: z.array(matchRequirement),
  /** The smallest set of changes that reaches the next band. */
  lift: z
    .object({
      band: z.enum(BANDS),
      changes: z.array(z.object({ skill, from: skillLevel.nullable(), to: skillLevel, gain: z.number() })),
    })
    .nullable(),
  /** The person's skills that had no effect on this match. */
  not_used: z.array(skill),
  /** Attributes that are never used as input. */
  never_used: z.array(z.enum(["gender", "age", "name", "photo", "nationality"])),
});
export type MatchSheet = z.output<typeof matchSheet>;
