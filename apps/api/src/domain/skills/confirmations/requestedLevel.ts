import type { SkillKind } from "@vaardig/contract/limits";
import type { ShownSkillRow } from "../spokenSkills.queries.ts";

/**
 * Returns the level for which a person may request confirmation: an unconfirmed stated level, or their own
 * statement beside a confirmed one. Null for a skill without a level, a confirmed one, a licence or a spoken
 * language.
 */
export function requestedLevel(
  row: Pick<ShownSkillRow, "level" | "source">,
  kind: SkillKind,
  ownLevel: number | null,
): number | null {
  if (row.level === null || row.source === "language" || kind === "licence") return null;
  if (row.source !== "confirmed") return row.level;
  return ownLevel === row.level ? null : ownLevel;
}
