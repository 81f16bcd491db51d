import { z } from "zod";
import { date, id, skillLevel, timestamp } from "./fields.ts";
import { BANDS } from "./limits.ts";
import { claimSource, skill } from "./skills/skills.ts";

/** How well a person fits, in short: null score and band mean "not enough information" about the job or the person. */
export const matchSummary = z.object({
  score: z.number().min(0).max(1).nullable(),
  band: z.enum(BANDS).nullable(),
  /** A missing must-have keeps the band below that of the score. */
  capped: z.boolean(),
  /** Rests on what was read from a résumé and not confirmed yet. */
  provisional: z.boolean(),
});
export type MatchSummary = z.output<typeof matchSummary>;

export const matchRequirement = z.object({
  skill,
  status: z.enum(["met", "below_level", "adjacent", "missing", "level_unknown"]),
  need: skillLevel,
  /** The person's own level in the skill, also where a related one earns more. */
  have: skillLevel.nullable(),
  kind: z.enum(["essential", "optional"]),
  importance: z.number().int().min(1).max(5),
  must_have: z.boolean(),
  /** The person's related skill that earns the credit. */
  via: skill.nullable(),
  /** The level in it. */
  via_level: skillLevel.nullable(),
  credit: z.number(),
  /** Share of the whole, 0–100; over all requirements they sum to 100 × score. */
  points: z.number(),
  lost: z.number(),
  /** `language`: a spoken language of the profile; `endorsed`: stated by the person and endorsed by colleagues. */
  source: z.enum([...claimSource.options, "language", "endorsed"]).nullable(),
  /** By name, where it is endorsed. */
  endorsed_by: z.array(z.string()),
  last_used: date.nullable(),
  /** Of a licence: the last day on which it is valid; with status missing it has passed. */
  expires_on: date.nullable(),
  /** Since when the level holds that earns the credit. */
  stated_at: timestamp.nullable(),
  /** What the person says beside a confirmed level, where it differs. */
  own_level: skillLevel.nullable(),
});
export type MatchRequirement = z.output<typeof matchRequirement>;

/** The explanation, which is the calculation itself: the same for the person, the manager and the recruiter. */
export const matchSheet = matchSummary.omit({ capped: true }).extend({
  scorer_version: z.string(),
  person: z.object({ id, name: z.string() }),
  title: z.string(),
  /** Must-have that holds the band at Moderate. */
  capped_by: skill.nullable(),
  /** Share of the weight for which the person's own level is stated, 0–1. */
  confidence: z.number(),
  requirements: z.array(matchRequirement),
  /** Smallest set of changes that reaches the next band. */
  lift: z
    .object({
      band: z.enum(BANDS),
      changes: z.array(z.object({ skill, from: skillLevel.nullable(), to: skillLevel, gain: z.number() })),
    })
    .nullable(),
  /** Skills of the person that played no part here. */
  not_used: z.array(skill),
  /** Attributes that are never an input. */
  never_used: z.array(z.enum(["gender", "age", "name", "photo", "nationality"])),
});
export type MatchSheet = z.output<typeof matchSheet>;
