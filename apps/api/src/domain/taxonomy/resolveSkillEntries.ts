import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { RequiredSkill } from "../matching/matchEngine.ts";
import { canonicalSkillIds } from "./canonicalSkillIds.ts";

/** A required skill on the wire. */
export interface SkillEntry extends Omit<RequiredSkill, "skillId" | "mustHave"> {
  skill_id: string;
  must_have: boolean;
}

/**
 * Returns required skills with current ids, following merges; of two skills that were merged, the first
 * counts. Throws `skill_unknown` at the entry of a skill that the company does not see; `at` is the field's
 * path.
 */
export async function resolveSkillEntries(
  tx: Tx,
  entries: readonly SkillEntry[],
  at = "skills",
): Promise<RequiredSkill[]> {
  const canonical = await canonicalSkillIds(
    tx,
    entries.map((entry) => entry.skill_id),
  );
  return onceEach(
    entries.map(({ skill_id: asked, must_have: mustHave, ...rest }, index) => {
      const skillId = canonical.get(asked);
      if (!skillId)
        throw new AppError("validation_failed", { fields: { [`${at}.${index}.skill_id`]: "skill_unknown" } });
      return { skillId, mustHave, ...rest };
    }),
  );
}

/**
 * Returns stored required skills, such as those of a pending change, with the merges since applied. A skill
 * that is no longer approved stays as it is.
 */
export async function followMerges(tx: Tx, stored: readonly RequiredSkill[]): Promise<RequiredSkill[]> {
  const canonical = await canonicalSkillIds(
    tx,
    stored.map(({ skillId }) => skillId),
  );
  return onceEach(
    stored.map((skill) => ({ ...skill, skillId: canonical.get(skill.skillId) ?? skill.skillId })),
  );
}

/** Removes duplicates after merges; the first one stays. */
function onceEach(skills: readonly RequiredSkill[]): RequiredSkill[] {
  const first = new Map<string, RequiredSkill>();
  for (const skill of skills) if (!first.has(skill.skillId)) first.set(skill.skillId, skill);
  return [...first.values()];
}
