import type { Language } from "@vaardig/contract/limits";
import { askedLevel } from "../../domain/skills/confirmations/askedLevel.ts";
import { endorsersOf } from "../../domain/skills/confirmations/endorsements.queries.ts";
import { openRequestsOf } from "../../domain/skills/confirmations/requests.queries.ts";
import { confirmationsOf } from "../../domain/skills/ratings.queries.ts";
import { type ShownSkillRow, shownSkillsOf } from "../../domain/skills/spokenSkills.queries.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** A skill that someone wants confirmed. */
export interface AskedSkill {
  id: string;
  /** Empty where the skill does not exist. */
  name: string;
  /** The level to ask for; null where this skill cannot be asked about. */
  level: number | null;
  row: ShownSkillRow | undefined;
}

/** The viewer's skills of these ids, in their order, each with the level at which it can be asked about. */
export async function askedSkills(
  tx: Tx,
  { companyId, userId }: Viewer,
  ids: string[],
  language: Language,
): Promise<AskedSkill[]> {
  const canonical = await canonicalSkillIds(tx, ids);
  const skills = await skillsById(tx, canonical.values(), language);
  const rows = new Map((await shownSkillsOf(tx, companyId, userId)).map((row) => [row.skillId, row]));
  const own = new Map(
    (await confirmationsOf(tx, companyId, userId)).map((one) => [one.skill_id, one.own_level]),
  );
  return ids.map((asked) => {
    const id = canonical.get(asked) ?? asked;
    const [skill, row] = [skills.get(id), rows.get(id)];
    const level = skill && row ? askedLevel(row, skill.kind, own.get(id) ?? null) : null;
    return { id, name: skill?.name ?? "", level, row };
  });
}

/** What people were asked about already and have not answered, and what they endorse at the level that is stated. */
export async function askedBefore(
  tx: Tx,
  { companyId, userId }: Viewer,
  skills: readonly AskedSkill[],
): Promise<(personId: string) => { asked: string[]; endorsed: string[] }> {
  const open = await openRequestsOf(tx, companyId, userId);
  const ids = skills.map(({ id }) => id);
  const endorsers = await endorsersOf(tx, companyId, userId, ids);
  return (personId) => ({
    asked: ids.filter((id) => open.some((one) => one.skill_id === id && one.responder_id === personId)),
    endorsed: skills.flatMap(({ id, level }) =>
      endorsers.get(id)?.some((one) => one.author_id === personId && one.level >= (level ?? 0)) ? [id] : [],
    ),
  });
}
