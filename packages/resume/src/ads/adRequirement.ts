import type { Level } from "../skills/statedLevel.ts";

/** How much an ad wants a skill: without it one need not apply, it is asked for, or it is welcome. */
export type RequirementWeight = "must" | "neutral" | "plus";

/** A skill that a job ad asks for. */
export interface AdRequirement {
  conceptId: string;
  weight: RequirementWeight;
  /** Null where no words state one. */
  level: Level | null;
  /** Every place that asks for it, in order: UTF-16, end exclusive. */
  places: { start: number; end: number }[];
}
