import type { MatchRequirement } from "@vaardig/contract/matching";

export interface SheetParts {
  have: MatchRequirement[];
  /** Below the level, without a stated level, or covered only by a related skill. */
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

/** Returns the lines of a sheet in three parts, heaviest first. */
export function sheetParts(requirements: readonly MatchRequirement[]): SheetParts {
  const parts: SheetParts = { have: [], close: [], missing: [] };
  for (const line of requirements) parts[PART_OF[line.status]].push(line);
  for (const lines of Object.values(parts))
    lines.sort((a: MatchRequirement, b: MatchRequirement) => weight(b) - weight(a));
  return parts;
}

/** Returns completely missing must-haves, heaviest first. */
export function missingMustHaves(requirements: readonly MatchRequirement[]): MatchRequirement[] {
  return sheetParts(requirements).missing.filter((line) => line.must_have);
}

/** Minimum of lost points shown with one decimal; lower values would display as 0. */
const MIN_SHOWN = 0.05;

export function isLossShown({ lost }: Pick<MatchRequirement, "lost">): boolean {
  return lost >= MIN_SHOWN;
}

/** Age in milliseconds up to which a statement counts as recent. */
const RECENT_MS = 365 * 86_400_000;

/** Returns whether a level was stated so long ago that its age is shown. */
export function isOldStatement({ stated_at: at }: Pick<MatchRequirement, "stated_at">, now: Date): boolean {
  return at !== null && now.getTime() - Date.parse(at) > RECENT_MS;
}
