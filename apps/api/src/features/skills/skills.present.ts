import type { Language } from "@vaardig/contract/limits";
import type { PersonSkill, PersonSkillAct, SkillWishAct } from "@vaardig/contract/skills/skills";
import { type EndorserRow, endorsersOf } from "../../domain/skills/confirmations/endorsements.queries.ts";
import { requestedLevel } from "../../domain/skills/confirmations/requestedLevel.ts";
import { openRequestsOf } from "../../domain/skills/confirmations/requests.queries.ts";
import { confirmationsOf } from "../../domain/skills/ratings.queries.ts";
import type { ShownSkillRow } from "../../domain/skills/spokenSkills.queries.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { SkillWishRow } from "./skillWishes.queries.ts";

/**
 * Converts one person's skills to the wire format, by name in the reader's language. `can` are the reader's
 * actions; a spoken language is changed in the profile's languages.
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
  const [first] = rows;
  const endorsers = first
    ? await endorsersOf(tx, first.companyId, first.userId)
    : new Map<string, EndorserRow[]>();
  const open = first && can.includes("ask") ? await openRequestsOf(tx, first.companyId, first.userId) : [];
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
      endorsed_by: (endorsers.get(row.skillId) ?? []).map((one) => ({
        id: one.author_id,
        name: one.name,
        level: one.level,
        at: one.created_at.toISOString(),
      })),
      asked: open.flatMap((one) => (one.skill_id === row.skillId ? [one.name] : [])),
      own_view: own && at && own !== row.level ? { level: own, at: at.toISOString() } : null,
      updated_at: row.validFrom.toISOString(),
      can:
        row.source === "language"
          ? []
          : can.filter((act) => act !== "ask" || requestedLevel(row, skill.kind, own ?? null) !== null),
    };
  });
  return shown.sort((a, b) => a.skill.name.localeCompare(b.skill.name, language));
}

/** Converts wishes to the wire format, in order. */
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
