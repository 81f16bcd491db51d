import type { LevelProposal } from "@vaardig/contract/goals/levelProposals";
import type { Claim } from "@vaardig/matching/model";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { ProposalRow } from "../../domain/learning/goals/levelProposals.queries.ts";
import { matchOf } from "../../domain/matching/matchOf.ts";
import { scoreClaims } from "../../domain/matching/scoreClaims.ts";
import { claimsOf } from "../../domain/matching/worker/claims.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { GoalReader } from "./goals.present.ts";

const NOW = "now";

/** Returns claims with the proposed level, as confirmed, in place of the claim on the skill. */
function withLevel(claims: readonly Claim[], { skill_id: skillId, level }: ProposalRow): Claim[] {
  const others = claims.filter((one) => one.skillId !== skillId);
  return [...others, { skillId, level, source: "confirmed", lastUsedYears: 0 }];
}

/** Returns how people match their job profiles now and with each proposed level, by proposal id. */
async function jobsOf(
  { tx, companyId, language }: GoalReader,
  rows: readonly ProposalRow[],
): Promise<Map<string, Pick<LevelProposal, "job" | "required">>> {
  const found = new Map<string, Pick<LevelProposal, "job" | "required">>();
  const people = Map.groupBy(rows, ({ user_id: id }) => id);
  const claims = await claimsOf(tx, companyId, [...people.keys()], new Date());
  const profiles = new Map<string, Awaited<ReturnType<typeof requiredSkillsOf>>>();
  for (const [userId, own] of people) {
    const id = own[0]?.job_profile_id;
    if (!id) continue;
    if (!profiles.has(id)) profiles.set(id, await requiredSkillsOf(tx, id, language));
    const profile = profiles.get(id);
    if (!profile) continue;
    const held = claims.get(userId)?.claims ?? [];
    const variants = new Map<string, readonly Claim[]>([
      [NOW, held],
      ...own.map((row): [string, Claim[]] => [row.id, withLevel(held, row)]),
    ]);
    const scored = await scoreClaims(tx, companyId, variants, profile.skills);
    const matches = new Map(scored.map((one) => [one.id, matchOf(one)]));
    const now = matches.get(NOW);
    for (const row of own) {
      const reached = matches.get(row.id);
      const required = profile.skills.find(({ skillId }) => skillId === row.skill_id)?.level ?? null;
      found.set(row.id, { required, job: now && reached ? { name: profile.name, now, reached } : null });
    }
  }
  return found;
}

function actsOf({ userId }: Viewer, row: ProposalRow): LevelProposal["can"] {
  if (row.user_id === userId) return ["withdraw"];
  return row.declined ? [] : ["confirm", "decline"];
}

/**
 * Converts level proposals to the wire format, each with its effect on the match with the person's job
 * profile.
 */
export async function presentProposals(
  reader: GoalReader,
  viewer: Viewer,
  rows: readonly ProposalRow[],
): Promise<LevelProposal[]> {
  const { tx, companyId, language, secrets } = reader;
  const skills = await skillsById(
    tx,
    rows.map(({ skill_id: id }) => id),
    language,
  );
  const jobs = await jobsOf(reader, rows);
  return rows.flatMap((row) => {
    const skill = skills.get(row.skill_id);
    if (!skill) return [];
    const { id, user_id, user_name, photo_id, level, current, goal_id, goal_name, action, evidence } = row;
    const declined = row.declined ? { reason: row.reason ?? "", by: row.declined_by } : null;
    return {
      id,
      skill,
      level,
      current,
      action,
      evidence,
      declined,
      ...(jobs.get(id) ?? { required: null, job: null }),
      person: { id: user_id, name: user_name, photo_url: photoUrl(secrets, companyId, photo_id) },
      goal: { id: goal_id, name: goal_name },
      created_at: row.created_at.toISOString(),
      can: actsOf(viewer, row),
    };
  });
}
