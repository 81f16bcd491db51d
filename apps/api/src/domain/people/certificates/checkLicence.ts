import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import { canonicalSkillIds } from "../../taxonomy/canonicalSkillIds.ts";
import { skillKinds } from "../../taxonomy/skillKinds.ts";

/**
 * Returns the id of the licence that a certificate proves, following merges; null for none. Throws 400 for a
 * skill that is no licence.
 */
export async function checkLicence(tx: Tx, skillId: string | null): Promise<string | null> {
  if (skillId === null) return null;
  const canonical = (await canonicalSkillIds(tx, [skillId])).get(skillId);
  const kind = canonical && (await skillKinds(tx, [canonical])).get(canonical)?.kind;
  if (!canonical || kind !== "licence")
    throw new AppError("validation_failed", { fields: { skill_id: "licence_unknown" } });
  return canonical;
}
