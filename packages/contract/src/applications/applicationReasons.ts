import { z } from "zod";

/** Rejection reasons. */
export const REJECT_REASONS = [
  "skills",
  "experience",
  "other_candidate",
  "terms",
  "availability",
  "not_interested",
  "other",
] as const;

/** Reasons for moving an application back or reinstating it. */
export const RETURN_REASONS = ["mistake", "new_information", "talk_again", "plans_changed", "other"] as const;

export const moveReason = z.enum([...REJECT_REASONS, ...RETURN_REASONS]);
export type MoveReason = z.output<typeof moveReason>;
export type RejectReason = (typeof REJECT_REASONS)[number];
export type ReturnReason = (typeof RETURN_REASONS)[number];
