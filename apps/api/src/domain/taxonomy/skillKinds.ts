import type { SkillKind } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";

export interface KindOfSkill {
  kind: SkillKind;
  /** ISO 639-1 code, for the shared skill of a spoken language. */
  language: string | null;
}

/** Returns the kinds of skills by id; unknown ids are left out. */
export async function skillKinds(tx: Tx, ids: Iterable<string>): Promise<Map<string, KindOfSkill>> {
  const { rows } = await tx.$client.query<KindOfSkill & { id: string }>({
    name: "skill_kinds",
    text: "select id, kind, language from skills where id = any($1::uuid[])",
    values: [[...ids]],
  });
  return new Map(rows.map(({ id, ...kind }) => [id, kind]));
}
