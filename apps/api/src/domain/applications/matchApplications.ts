import type { MatchSummary } from "@vaardig/contract/matching";
import type { Claim } from "@vaardig/matching/model";
import type { Tx } from "../../platform/db/database.ts";
import type { RequiredSkill, ScoreSheet } from "../matching/matchEngine.ts";
import { matchOf } from "../matching/matchOf.ts";
import { explainClaims, scoreClaims } from "../matching/scoreClaims.ts";
import { claimsOf } from "../matching/worker/claims.ts";
import { resumeSkillsOf } from "./resumeSkills.ts";

/** Skills read from a résumé score for that application only, under a key of their own. */
const provisionalKey = (applicationId: string) => `read ${applicationId}`;

/**
 * Returns the match of each application's person, by application id; provisional when unconfirmed skills from
 * the résumé count.
 */
export async function matchApplications(
  tx: Tx,
  companyId: string,
  applications: { id: string; user_id: string }[],
  required: RequiredSkill[],
): Promise<Map<string, MatchSummary>> {
  if (applications.length === 0) return new Map();
  const userIds = [...new Set(applications.map(({ user_id }) => user_id))];
  const ids = applications.map(({ id }) => id);
  const [own, read] = await Promise.all([
    claimsOf(tx, companyId, userIds, new Date()),
    resumeSkillsOf(tx, companyId, ids),
  ]);
  const claims = new Map<string, readonly Claim[]>();
  for (const { id, user_id } of applications) {
    const held = own.get(user_id)?.claims ?? [];
    const unconfirmed = read.get(id);
    claims.set(id, held);
    if (unconfirmed) claims.set(provisionalKey(id), [...held, ...unconfirmed]);
  }
  const scored = await scoreClaims(tx, companyId, claims, required);
  const byKey = new Map(scored.map((record) => [record.id, record]));
  return new Map(
    ids.flatMap((id) => {
      const settled = byKey.get(id);
      const provisional = byKey.get(provisionalKey(id));
      if (!settled) return [];
      const differs = provisional !== undefined && provisional.score !== settled.score;
      return [[id, matchOf(differs ? provisional : settled, differs)] as const];
    }),
  );
}

/**
 * Returns the match explanation of a person for a job including the skills read from the application's
 * résumé; undefined when the résumé adds nothing.
 */
export async function explainApplication(
  tx: Tx,
  companyId: string,
  { vacancyId, userId }: { vacancyId: string; userId: string },
  required: RequiredSkill[],
): Promise<ScoreSheet | undefined> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "application_of_person",
    text: "select id from applications where company_id = $1 and vacancy_id = $2 and user_id = $3",
    values: [companyId, vacancyId, userId],
  });
  const [application] = rows;
  const read = application && (await resumeSkillsOf(tx, companyId, [application.id])).get(application.id);
  if (!read) return undefined;
  const own = (await claimsOf(tx, companyId, [userId], new Date())).get(userId)?.claims ?? [];
  const settled = await explainClaims(tx, companyId, own, required);
  const provisional = await explainClaims(tx, companyId, [...own, ...read], required);
  return provisional.score === settled.score ? undefined : provisional;
}
