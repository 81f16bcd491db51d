import type { Language } from "@vaardig/contract/limits";
import type { RecommendedSkill } from "@vaardig/contract/skills/skills";
import type { Tx } from "../../platform/db/database.ts";
import type { ProposedSkill } from "../matching/matchEngine.ts";
import { skillsById } from "./skillsById.ts";

/** Returns the date of the last use from the whole years since. */
function lastUsed(years: number | null): string | null {
  if (years === null || years <= 0) return null;
  return `${new Date().getUTCFullYear() - years}-12-31`;
}

/** Returns the reason of a proposal, with the name of a skill in the reader's language. */
function reasonOf(
  { because }: ProposedSkill,
  byId: Map<string, { name: string }>,
): Pick<RecommendedSkill, "because" | "basis"> {
  if ("text" in because) return { because: because.text, basis: "words" };
  if ("job" in because) return { because: because.job, basis: "job" };
  return { because: byId.get(because.skillId)?.name ?? "", basis: "skill" };
}

function skillIdsOf({ skillId, because }: ProposedSkill): string[] {
  return "skillId" in because ? [skillId, because.skillId] : [skillId];
}

/** Converts proposals to the wire format, in the reader's language; missing skills are left out. */
export async function presentProposals(
  tx: Tx,
  proposals: readonly ProposedSkill[],
  language: Language,
): Promise<RecommendedSkill[]> {
  const byId = await skillsById(tx, proposals.flatMap(skillIdsOf), language);
  return proposals.flatMap((proposal): RecommendedSkill[] => {
    const skill = byId.get(proposal.skillId);
    if (!skill) return [];
    const { level, levelSource, suggestedLevel, certainty, words, excerpt } = proposal;
    const last_used = lastUsed(proposal.lastUsedYears);
    const levels = { level, level_source: levelSource, suggested_level: suggestedLevel };
    return [{ skill, ...levels, certainty, words, excerpt, ...reasonOf(proposal, byId), last_used }];
  });
}
