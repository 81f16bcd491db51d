import type { Language } from "@vaardig/contract/limits";
import type { PersonSkill, PersonSkillAct, SkillWishAct } from "@vaardig/contract/skills/skills";
import type { ShownSkillRow } from "../../domain/skills/spokenSkills.queries.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import { confirmationsOf } from "./confirmations.queries.ts";
import type { SkillWishRow } from "./skillWishes.queries.ts";

/**
 * One person's rows → wire, by name in the request's language. `can` tells whether the reader may change them; a
 * spoken language is changed where the profile's languages are.
 */
export async function presentPersonSkills(
  tx: Tx,
  rows: ShownSkillRow[],
  language: Language,
  can: PersonSkillAct[],
): Promise<PersonSkill[]> {
  const byId = await skillsById(
    tx,
    rows.map((row) => row.skillId),
    language,
  );
  const confirmed = rows.find((row) => row.source === "confirmed");
  const confirmations = confirmed ? await confirmationsOf(tx, confirmed.companyId, confirmed.userId) : [];
  const confirmationOf = new Map(confirmations.map((one) => [one.skill_id, one]));
  const shown = rows.flatMap((row) => {
    const skill = byId.get(row.skillId);
    if (!skill) return [];
    const { confirmed_by = null, own_level: own, own_at: at } = confirmationOf.get(row.skillId) ?? {};
    return {
      id: row.id,
      skill,
      level: row.level,
      source: row.source,
      words: row.words,
      last_used: row.lastUsed,
      expires_on: row.expiresOn,
      confirmed_by,
      evidence: row.evidence,
      own_view: own && at && own !== row.level ? { level: own, at: at.toISOString() } : null,
      updated_at: row.validFrom.toISOString(),
      can: row.source === "language" ? [] : can,
    };
  });
  return shown.sort((a, b) => a.skill.name.localeCompare(b.skill.name, language));
}

/** Wishes → wire, newest first as given. */
export async function presentWishes(tx: Tx, rows: SkillWishRow[], language: Language, can: SkillWishAct[]) {
  const byId = await skillsById(
    tx,
    rows.map((row) => row.skillId),
    language,
  );
  return rows.flatMap((row) => {
    const skill = byId.get(row.skillId);
    return skill ? { id: row.id, skill, created_at: row.createdAt.toISOString(), can } : [];
  });
}
