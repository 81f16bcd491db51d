import { extendTimeLimit, type Tx } from "../../../platform/db/database.ts";
import { AppError, found } from "../../../platform/http/appError.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { recordEvent } from "../../events/recordEvent.ts";
import { moveGoalSkills, restoreGoalSkills } from "../../learning/goals/mergeGoalSkills.queries.ts";
import {
  moveEndorsements,
  restoreEndorsements,
} from "../../skills/confirmations/mergeEndorsements.queries.ts";
import { moveClaims, moveWishes, restoreClaims, restoreWishes } from "../../skills/mergeClaims.queries.ts";
import { skillMerges } from "../taxonomy.table.ts";
import { moveRequirements, restoreRequirements } from "./mergeRequirements.queries.ts";
import { findMerge, type MergeRow, markMergeUndone } from "./merges.queries.ts";

type Status = "approved" | "proposed";

interface State {
  company_id: string | null;
  merged_into: string | null;
  status: Status;
}

/**
 * Locks the company's skill merges until the transaction ends, and allows the merge a minute; waiting calls
 * keep the normal limit.
 */
async function takeTurn(tx: Tx, companyId: string): Promise<void> {
  await tx.$client.query("select pg_advisory_xact_lock(hashtextextended('skill_merges:' || $1, 0))", [
    companyId,
  ]);
  await extendTimeLimit(tx, 60);
}

async function stateOf(tx: Tx, companyId: string, id: string): Promise<State | undefined> {
  await tx.$client.query("select 1 from skills where company_id = $1 and id = $2 for update", [
    companyId,
    id,
  ]);
  const { rows } = await tx.$client.query<State>(
    "select company_id, merged_into, status from skills where id = $2 and (company_id = $1 or company_id is null)",
    [companyId, id],
  );
  return rows[0];
}

/**
 * Throws for a pair that cannot be merged: an own skill can only go into another approved one. Returns the
 * status of the first.
 */
export async function checkPair(tx: Tx, companyId: string, from: string, into: string): Promise<Status> {
  const refuse = (field: string, key: string) =>
    new AppError("validation_failed", { fields: { [field]: key } });
  const [a, b] = [found(await stateOf(tx, companyId, from)), found(await stateOf(tx, companyId, into))];
  if (from === into) throw refuse("into_id", "skill_itself");
  if (a.company_id !== companyId) throw refuse("from_id", "skill_own");
  if (a.merged_into !== null) throw new AppError("conflict");
  if (b.merged_into !== null || b.status !== "approved") throw refuse("into_id", "skill_unknown");
  return a.status;
}

/** Merges an own skill into another, and stores what an undo needs. Returns the merge's id. */
export async function mergeSkills(
  tx: Tx,
  { companyId, userId: actorId }: Viewer,
  from: string,
  into: string,
): Promise<string> {
  await takeTurn(tx, companyId);
  const status = await checkPair(tx, companyId, from, into);
  const claims = await moveClaims(tx, companyId, from, into);
  const goals = await moveGoalSkills(tx, companyId, from, into);
  const before = {
    skill: [{ status }],
    person_skills: claims,
    people: [new Set(claims.map((row) => row.user_id)).size],
    skill_endorsements: await moveEndorsements(tx, companyId, from, into),
    goal_skills: goals.skills,
    goal_actions: goals.actions,
    skill_wishes: await moveWishes(tx, companyId, from, into),
    job_profile_skills: await moveRequirements(tx, companyId, "job_profile_skills", from, into),
    vacancy_skills: await moveRequirements(tx, companyId, "vacancy_skills", from, into),
  };
  await tx.$client.query(
    "update skills set merged_into = $3, status = 'approved', version = version + 1 where company_id = $1 and id = $2",
    [companyId, from, into],
  );
  const [row] = await tx
    .insert(skillMerges)
    .values({ companyId, fromId: from, intoId: into, mergedBy: actorId, before })
    .returning({ id: skillMerges.id });
  const { id } = found(row);
  await recordEvent(tx, {
    companyId,
    actorId,
    kind: "skill_catalogue.merged",
    subjectId: from,
    data: { merge_id: id, into_id: into },
  });
  return id;
}

/** Returns whether a merge can be undone: it was not undone, and later merges do not depend on it. */
export function canUndo({ undone_at, is_standing }: Pick<MergeRow, "undone_at" | "is_standing">): boolean {
  return undone_at === null && is_standing;
}

/**
 * Restores the state before a merge; changes made since stay. Throws `conflict` when the merge cannot be
 * undone.
 */
export async function undoMerge(tx: Tx, { companyId, userId: actorId }: Viewer, id: string): Promise<void> {
  await takeTurn(tx, companyId);
  const merge = found(await findMerge(tx, companyId, id));
  if (!canUndo(merge)) throw new AppError("conflict");
  const { from_id: from, into_id: into, before } = merge;
  await restoreClaims(tx, companyId, from, into, before.person_skills ?? []);
  await restoreEndorsements(tx, companyId, from, into, before.skill_endorsements ?? []);
  await restoreGoalSkills(tx, companyId, from, into, {
    skills: before.goal_skills ?? [],
    actions: before.goal_actions ?? [],
  });
  await restoreWishes(tx, companyId, from, into, before.skill_wishes ?? []);
  await restoreRequirements(tx, companyId, "job_profile_skills", into, before.job_profile_skills ?? []);
  await restoreRequirements(tx, companyId, "vacancy_skills", into, before.vacancy_skills ?? []);
  const [{ status }] = (before.skill ?? [{ status: "approved" }]) as [{ status: Status }];
  await tx.$client.query(
    "update skills set merged_into = null, status = $3, version = version + 1 where company_id = $1 and id = $2",
    [companyId, from, status],
  );
  await markMergeUndone(tx, companyId, id);
  await recordEvent(tx, {
    companyId,
    actorId,
    kind: "skill_catalogue.merge_undone",
    subjectId: from,
    data: { merge_id: id, into_id: into },
  });
}
