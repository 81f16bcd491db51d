import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import { canonicalSkillIds } from "../../taxonomy/canonicalSkillIds.ts";
import { skillKinds } from "../../taxonomy/skillKinds.ts";

/** The licence that a certificate is said to prove, as what it became where it was merged; refuses (400) what is none. */
export async function checkLicence(tx: Tx, skillId: string | null): Promise<string | null> {
  if (skillId === null) return null;
  const canonical = (await canonicalSkillIds(tx, [skillId])).get(skillId);
  const kind = canonical && (await skillKinds(tx, [canonical])).get(canonical)?.kind;
  if (!canonical || kind !== "licence")
    throw new AppError("validation_failed", { fields: { skill_id: "licence_unknown" } });
  return canonical;
}
