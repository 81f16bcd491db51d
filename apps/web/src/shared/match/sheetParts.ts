import type { MatchRequirement } from "@vaardig/contract/matching";

export interface SheetParts {
  have: MatchRequirement[];
  /** Below the level, without a stated one, or only near to what is asked. */
  close: MatchRequirement[];
  missing: MatchRequirement[];
}

const PART_OF = {
  met: "have",
  below_level: "close",
  level_unknown: "close",
  adjacent: "close",
  missing: "missing",
} as const satisfies Record<MatchRequirement["status"], keyof SheetParts>;

const weight = ({ points, lost }: MatchRequirement) => points + lost;

/** The lines of a sheet in three parts, what weighs most first. */
export function sheetParts(requirements: readonly MatchRequirement[]): SheetParts {
  const parts: SheetParts = { have: [], close: [], missing: [] };
  for (const line of requirements) parts[PART_OF[line.status]].push(line);
  for (const lines of Object.values(parts))
    lines.sort((a: MatchRequirement, b: MatchRequirement) => weight(b) - weight(a));
  return parts;
}

/** Must-haves of which there is nothing, what weighs most first. */
export function missingMustHaves(requirements: readonly MatchRequirement[]): MatchRequirement[] {
  return sheetParts(requirements).missing.filter((line) => line.must_have);
}

/** Lost points that show with one decimal; the rest are below what a reader could see. */
const LEAST_SHOWN = 0.05;

export function showsLoss({ lost }: Pick<MatchRequirement, "lost">): boolean {
  return lost >= LEAST_SHOWN;
}

/** Statements younger than this say nothing about their age. */
const RECENT_MS = 365 * 86_400_000;

/** Whether a level was stated so long ago that its age is worth a word. */
export function isOldStatement({ stated_at: at }: Pick<MatchRequirement, "stated_at">, now: Date): boolean {
  return at !== null && now.getTime() - Date.parse(at) > RECENT_MS;
}
