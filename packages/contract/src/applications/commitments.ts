import { z } from "zod";
import { date } from "../fields.ts";
import { LIMITS } from "../limits.ts";

/** Work with hours that the records know of: a project's role someone has, or what they applied for and may get. */
export const commitment = z.object({
  kind: z.enum(["role", "application"]),
  name: z.string(),
  /** Hours a week. */
  hours: z.number().int(),
  /** The last day; null where none is known. */
  until: date.nullable(),
});
export type Commitment = z.output<typeof commitment>;

interface Asked {
  /** Hours a week of what is applied for. */
  hours: number;
  /** `YYYY-MM-DD`; null where that is not said yet. */
  from: string | null;
  /** Hours a week that someone says they go on working in their present job. */
  kept: number;
}

/** Those that are not over before the new work begins. */
export function lastingCommitments(all: readonly Commitment[], from: string | null): Commitment[] {
  return all.filter(({ until }) => !until || !from || until >= from);
}

/** Hours a week in all, where these are more than a week of work has; null otherwise. It is told and forbids nothing. */
export function hoursTooMany(all: readonly Commitment[], { hours, from, kept }: Asked): number | null {
  const sum = lastingCommitments(all, from).reduce((total, one) => total + one.hours, hours + kept);
  return sum > LIMITS.availabilityHours ? sum : null;
}
