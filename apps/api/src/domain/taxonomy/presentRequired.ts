import type { Language } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import type { RequiredSkill } from "../matching/matchEngine.ts";
import { skillsById } from "./skillsById.ts";

/** Converts required skills to the wire format, in order. */
export async function presentRequired(tx: Tx, required: RequiredSkill[], language: Language) {
  const byId = await skillsById(
    tx,
    required.map((entry) => entry.skillId),
    language,
  );
  return required.flatMap(({ skillId, level, kind, importance, mustHave }) => {
    const skill = byId.get(skillId);
    return skill ? { skill, level, kind, importance, must_have: mustHave } : [];
  });
}
