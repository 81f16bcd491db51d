import { LIMITS } from "@vaardig/contract/limits";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import { PROPOSAL_OPEN_SQL } from "./goals.queries.ts";
import { levelProposals } from "./goals.table.ts";

export interface ProposalRow {
  id: string;
  user_id: string;
  user_name: string;
  photo_id: string | null;
  job_profile_id: string | null;
  skill_id: string;
  level: number;
  current: number | null;
  goal_id: string | null;
  goal_name: string;
  action: string | null;
  evidence: string;
  declined: boolean;
  declined_by: string | null;
  reason: string | null;
  created_at: Date;
}

/** Maximum number of proposals returned: more would not be reviewed in one go. */
const MOST = 200;

const COLUMNS = `l.id, l.user_id, ${fullName("u")} as user_name, u.photo_id, u.job_profile_id, l.skill_id, l.level,
  c.level as current, g.id as goal_id, l.goal_name, l.action, l.evidence, l.declined_at is not null as declined,
  ${fullName("d")} as declined_by, l.reason, l.created_at`;

const FROM = `from level_proposals l join users u on u.company_id = l.company_id and u.id = l.user_id
  left join goals g on g.company_id = l.company_id and g.id = l.goal_id
  left join users d on d.company_id = l.company_id and d.id = l.declined_by
  left join person_claims c on c.company_id = l.company_id and c.user_id = l.user_id and c.skill_id = l.skill_id`;

/**
 * Returns the open level proposals of the people who match `where` (on `users u`, company `$1`), oldest
 * first.
 */
export async function pendingProposals(
  tx: Tx,
  where: { name: string; text: string; values: unknown[] },
): Promise<ProposalRow[]> {
  const { rows } = await tx.$client.query<ProposalRow>({
    name: `level_proposals_${where.name}`,
    text: `select ${COLUMNS} ${FROM} where l.company_id = $1 and ${where.text} and ${PROPOSAL_OPEN_SQL}
      order by l.created_at, l.id limit ${MOST}`,
    values: where.values,
  });
  return rows;
}

/**
 * Returns a person's level proposals that were not confirmed since, including declined ones; of one goal when
 * given.
 */
export async function proposalsOf(
  tx: Tx,
  companyId: string,
  userId: string,
  goalId: string | null,
): Promise<ProposalRow[]> {
  const { rows } = await tx.$client.query<ProposalRow>({
    name: "level_proposals_of",
    text: `select ${COLUMNS} ${FROM} where l.company_id = $1 and l.user_id = $2
        and ($3::uuid is null or l.goal_id = $3) and (l.declined_at is not null or ${PROPOSAL_OPEN_SQL})
      order by l.created_at, l.id`,
    values: [companyId, userId, goalId],
  });
  return rows;
}

/** Returns one level proposal, in any state; undefined when there is none. */
export async function findProposal(tx: Tx, companyId: string, id: string): Promise<ProposalRow | undefined> {
  const { rows } = await tx.$client.query<ProposalRow>({
    name: "level_proposal_one",
    text: `select ${COLUMNS} ${FROM} where l.company_id = $1 and l.id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

interface NewProposal {
  skillId: string;
  level: number;
}

/** Proposes levels for a person; each replaces an earlier proposal for the same skill. */
export async function proposeLevels(
  tx: Tx,
  of: { companyId: string; userId: string; goalId: string | null; goalName: string; action: string | null },
  levels: readonly NewProposal[],
  evidence: string,
): Promise<void> {
  for (const { skillId, level } of levels) {
    const told = { ...of, level, evidence, createdAt: new Date() };
    await tx
      .insert(levelProposals)
      .values({ ...told, skillId })
      .onConflictDoUpdate({
        target: [levelProposals.companyId, levelProposals.userId, levelProposals.skillId],
        set: { ...told, declinedAt: null, declinedBy: null, reason: null },
      });
  }
}

/** Declines an open level proposal; false when it was settled concurrently. */
export async function declineProposal(
  tx: Tx,
  companyId: string,
  id: string,
  by: { actorId: string; reason: string },
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `update level_proposals l set declined_at = now(), declined_by = $3, reason = $4
     where l.company_id = $1 and l.id = $2 and ${PROPOSAL_OPEN_SQL}`,
    [companyId, id, by.actorId, by.reason],
  );
  return rowCount === 1;
}

/** Deletes a proposal that the person withdrew. */
export async function removeProposal(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx
    .delete(levelProposals)
    .where(and(eq(levelProposals.companyId, companyId), eq(levelProposals.id, id)));
}

/** Returns the evidence behind open level proposals as text, by skill id. */
export async function pendingEvidence(
  tx: Tx,
  companyId: string,
  userId: string,
  skillIds: string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{
    skill_id: string;
    goal_name: string;
    action: string | null;
    evidence: string;
  }>({
    name: "level_proposals_evidence",
    text: `select l.skill_id, l.goal_name, l.action, l.evidence from level_proposals l
      where l.company_id = $1 and l.user_id = $2 and l.skill_id = any($3::uuid[]) and ${PROPOSAL_OPEN_SQL}`,
    values: [companyId, userId, skillIds],
  });
  return new Map(
    rows.map(({ skill_id: id, goal_name: goal, action, evidence }) => [
      id,
      [action && goal ? `${action} (${goal})` : (action ?? goal), evidence]
        .filter(Boolean)
        .join(": ")
        .slice(0, LIMITS.description),
    ]),
  );
}
