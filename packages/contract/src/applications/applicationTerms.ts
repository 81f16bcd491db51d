import { z } from "zod";
import { LIMITS } from "../limits.ts";

export const hoursPerWeek = z.number().int().min(1).max(LIMITS.availabilityHours, "availability");
/** Euros an hour, with cents. */
export const hourlyRate = z.number().min(0).max(100_000);
export const motivation = z.string().trim().max(LIMITS.longText);
/** Euros a month, gross. */
export const salaryProposal = z.number().int().min(0).max(1_000_000);

interface Availability {
  available_from: string | null;
  available_until: string | null;
}

/** Adds an issue when the availability ends before it begins. */
export function availabilityRule(
  { available_from: from, available_until: until }: Availability,
  context: z.RefinementCtx,
): void {
  if (!from || !until || until > from) return;
  context.addIssue({ code: "custom", path: ["available_until"], message: "end_after_start" });
}
