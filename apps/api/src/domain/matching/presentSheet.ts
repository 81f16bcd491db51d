import { type Language, LICENCE_LEVEL } from "@vaardig/contract/limits";
import type { MatchSheet } from "@vaardig/contract/matching";
import type { Skill } from "@vaardig/contract/skills/skills";
import type { Tx } from "../../platform/db/database.ts";
import { skillsById } from "../taxonomy/skillsById.ts";
import type { ScoreSheet } from "./matchEngine.ts";
import { statementsOf } from "./statementsOf.ts";

/** Attributes of a person that the scorer never receives. */
const NEVER_USED: MatchSheet["never_used"] = ["gender", "age", "name", "photo", "nationality"];

function skillIdsIn(sheet: ScoreSheet): string[] {
  const { requirements, lift, notUsedSkillIds, cappedBySkillId } = sheet;
  return [
    ...requirements.flatMap(({ skillId, viaSkillId }) => [skillId, viaSkillId ?? skillId]),
    ...(lift?.changes.map((change) => change.skillId) ?? []),
    ...notUsedSkillIds,
    ...(cappedBySkillId ? [cappedBySkillId] : []),
  ];
}

/**
 * Converts the engine's explanation to the wire format, with names in the reader's language and unchanged
 * numbers.
 */
export async function presentSheet(
  tx: Tx,
  sheet: ScoreSheet,
  { provisional = false, ...about }: { person: MatchSheet["person"]; title: string; provisional?: boolean },
  language: Language,
): Promise<MatchSheet> {
  const byId = await skillsById(tx, skillIdsIn(sheet), language);
  const behind = sheet.requirements.map(({ skillId, viaSkillId }) => viaSkillId ?? skillId);
  const statements = await statementsOf(tx, about.person.id, behind);
  const statedAs = (id: string) => {
    const { level, stated_at, own_level } = statements.get(id) ?? {};
    return {
      stated_at: stated_at?.toISOString() ?? null,
      own_level: own_level && own_level !== level ? own_level : null,
    };
  };
  const skillOf = (id: string): Skill =>
    byId.get(id) ?? { id, name: id, kind: "skill", group_id: null, group_name: null };
  // The scorer uses level 1 for a required licence, which means that it is held.
  const levelOf = (id: string, level: number) => (skillOf(id).kind === "licence" ? LICENCE_LEVEL : level);
  return {
    scorer_version: sheet.scorerVersion,
    score: sheet.score,
    band: sheet.band,
    provisional,
    ...about,
    capped_by: sheet.cappedBySkillId ? skillOf(sheet.cappedBySkillId) : null,
    confidence: sheet.confidence,
    requirements: sheet.requirements.map((entry) => ({
      skill: skillOf(entry.skillId),
      status: entry.status,
      need: levelOf(entry.skillId, entry.need),
      have: entry.have && levelOf(entry.skillId, entry.have),
      kind: entry.kind,
      importance: entry.importance,
      must_have: entry.mustHave,
      via: entry.viaSkillId ? skillOf(entry.viaSkillId) : null,
      via_level: entry.viaLevel,
      credit: entry.credit,
      points: entry.points,
      lost: entry.lost,
      source: entry.source,
      endorsed_by: entry.source === "endorsed" ? (statements.get(entry.skillId)?.endorsed_by ?? []) : [],
      last_used: entry.lastUsed,
      expires_on: entry.expiresOn,
      ...statedAs(entry.viaSkillId ?? entry.skillId),
    })),
    lift: sheet.lift && {
      band: sheet.lift.band,
      changes: sheet.lift.changes.map(({ skillId, ...change }) => ({
        ...change,
        skill: skillOf(skillId),
        to: levelOf(skillId, change.to),
      })),
    },
    not_used: sheet.notUsedSkillIds.map(skillOf),
    never_used: NEVER_USED,
  };
}
