import type { GoalSuggestion } from "@vaardig/contract/goals/goalSuggestions";
import { type Language, LICENCE_LEVEL } from "@vaardig/contract/limits";
import type { Tx } from "../../../platform/db/database.ts";
import { explainClaims } from "../../matching/scoreClaims.ts";
import { claimsOf } from "../../matching/worker/claims.ts";
import type { Person } from "../../people/findPerson.ts";
import { requiredSkillsOf } from "../../taxonomy/jobProfiles.ts";
import { skillsById } from "../../taxonomy/skillsById.ts";
import { goalSkillsOf, goalsOf } from "./goals.queries.ts";
import { declinedSuggestionsOf } from "./goalTalk.queries.ts";

/** More suggestions at once would read like a list of faults. */
const MOST = 3;

/**
 * Returns suggestions for the largest gaps to a person's job profile, without those covered by an open goal
 * or declined by the person.
 */
export async function suggestGoals(
  tx: Tx,
  companyId: string,
  person: Pick<Person, "id" | "jobProfileId">,
  language: Language,
): Promise<GoalSuggestion[]> {
  const profile = person.jobProfileId && (await requiredSkillsOf(tx, person.jobProfileId, language));
  if (!profile) return [];
  const claims = (await claimsOf(tx, companyId, [person.id], new Date())).get(person.id)?.claims ?? [];
  const sheet = await explainClaims(tx, companyId, claims, profile.skills);
  const open = await goalsOf(tx, companyId, [person.id], "open");
  const ahead = new Map(await declinedSuggestionsOf(tx, companyId, person.id));
  const ofGoals = await goalSkillsOf(
    tx,
    companyId,
    open.map(({ id }) => id),
  );
  for (const { skill_id: id, level } of ofGoals) ahead.set(id, Math.max(level, ahead.get(id) ?? 0));
  const isGap = ({ skillId, need, have }: (typeof sheet.requirements)[number]) =>
    (have ?? 0) < need && (ahead.get(skillId) ?? 0) < need;
  const gaps = sheet.requirements
    .filter((one) => one.lost > 0 && isGap(one))
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MOST);
  const skills = await skillsById(
    tx,
    gaps.map(({ skillId }) => skillId),
    language,
  );
  return gaps.flatMap(({ skillId, need, have, lost, mustHave }) => {
    const skill = skills.get(skillId);
    if (!skill) return [];
    const level = skill.kind === "licence" ? LICENCE_LEVEL : need;
    const job = { id: profile.id, name: profile.name };
    return { skill, level, current: have, must_have: mustHave, points: lost, job_profile: job };
  });
}
