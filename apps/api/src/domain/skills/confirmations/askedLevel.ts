import type { SkillKind } from "@vaardig/contract/limits";
import type { ShownSkillRow } from "../spokenSkills.queries.ts";

/**
 * The level at which a person may ask for confirmation of a skill: what they state and no one confirmed, or what they say
 * beside a confirmed level. Null for what has no level, is confirmed, is a licence, or is a language of the profile.
 */
export function askedLevel(
  row: Pick<ShownSkillRow, "level" | "source">,
  kind: SkillKind,
  ownLevel: number | null,
): number | null {
  if (row.level === null || row.source === "language" || kind === "licence") return null;
  if (row.source !== "confirmed") return row.level;
  return ownLevel === row.level ? null : ownLevel;
}
