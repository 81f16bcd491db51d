import { z } from "zod";
import { date } from "../fields.ts";
import { LIMITS } from "../limits.ts";

/** Weekly hours already committed: a project role, or another active application. */
export const commitment = z.object({
  kind: z.enum(["role", "application"]),
  name: z.string(),
  /** Hours a week. */
  hours: z.number().int(),
  /** The last day; null when unknown. */
  until: date.nullable(),
});
export type Commitment = z.output<typeof commitment>;

interface HoursRequest {
  /** Weekly hours of the job applied for. */
  hours: number;
  /** `YYYY-MM-DD`; null when unknown. */
  from: string | null;
  /** Weekly hours that the person keeps in the current job. */
  kept: number;
}

/** Returns the commitments that have not ended before the new work begins. */
export function ongoingCommitments(all: readonly Commitment[], from: string | null): Commitment[] {
  return all.filter(({ until }) => !until || !from || until >= from);
}

/**
 * Returns the total weekly hours when they exceed the maximum, otherwise null. A warning only, never an
 * error.
 */
export function excessHours(all: readonly Commitment[], { hours, from, kept }: HoursRequest): number | null {
  const sum = ongoingCommitments(all, from).reduce((total, one) => total + one.hours, hours + kept);
  return sum > LIMITS.availabilityHours ? sum : null;
}
