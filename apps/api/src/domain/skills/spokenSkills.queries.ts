import type { LANGUAGE_LEVELS } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import { currentSkillsOf, type PersonSkillRow } from "./personSkills.queries.ts";

/** A skill in a person's list; source `language` marks a spoken language of the profile. */
export type ShownSkillRow = Omit<PersonSkillRow, "source"> & {
  source: PersonSkillRow["source"] | "language";
};

type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Converts a skill level 1–5 to a language level, the inverse of what `person_claims` reads. */
export function languageLevelOf(level: number): LanguageLevel {
  if (level >= 5) return "Native";
  if (level === 4) return "Advanced";
  return level === 3 ? "Intermediate" : "Beginner";
}

interface SpokenRow {
  id: string;
  skill_id: string;
  level: number;
  stated_at: Date;
}

/** Returns the spoken languages of a profile that exist as skills in the taxonomy. */
async function spokenSkillsOf(tx: Tx, companyId: string, userId: string): Promise<ShownSkillRow[]> {
  const { rows } = await tx.$client.query<SpokenRow>({
    name: "spoken_skills",
    text: `select l.id, c.skill_id, c.level, l.stated_at from person_claims c
      join skills s on s.id = c.skill_id
      join person_languages l on l.company_id = c.company_id and l.user_id = c.user_id and l.language = s.language
      where c.company_id = $1 and c.user_id = $2 and c.source = 'language'`,
    values: [companyId, userId],
  });
  const nothing = {
    endorsedLevel: null,
    words: null,
    lastUsed: null,
    expiresOn: null,
    evidence: null,
    validTo: null,
  };
  return rows.map(({ id, skill_id: skillId, level, stated_at: validFrom }) => ({
    id,
    companyId,
    userId,
    skillId,
    level,
    validFrom,
    createdBy: userId,
    source: "language" as const,
    ...nothing,
  }));
}

/** Returns a person's current skills; a spoken language of the profile replaces a statement of its skill. */
export async function shownSkillsOf(tx: Tx, companyId: string, userId: string): Promise<ShownSkillRow[]> {
  const spoken = await spokenSkillsOf(tx, companyId, userId);
  const languages = new Set(spoken.map(({ skillId }) => skillId));
  const rows = await currentSkillsOf(tx, companyId, userId);
  return [...rows.filter(({ skillId }) => !languages.has(skillId)), ...spoken];
}
