import { recordEvent } from "../../domain/events/recordEvent.ts";
import { canActOnBehalf } from "../../domain/people/canActOnBehalf.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { endorsedLevel, setEndorsement } from "../../domain/skills/confirmations/endorsements.queries.ts";
import type { RequestRow } from "../../domain/skills/confirmations/requests.queries.ts";
import { changeRequest } from "../../domain/skills/confirmations/saveRequests.queries.ts";
import { confirmSkills } from "../../domain/skills/confirmSkills.ts";
import { currentSkillsOf, lockPerson, revertRating } from "../../domain/skills/personSkills.queries.ts";
import { canonicalSkillIds } from "../../domain/taxonomy/canonicalSkillIds.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Returns whether the viewer's answer counts as a confirmation: when they act on the person's behalf. */
export async function isConfirming(tx: Tx, viewer: Viewer, userId: string): Promise<boolean> {
  return canActOnBehalf(tx, viewer, found(await findPerson(tx, viewer.companyId, userId)));
}

async function skillOf(tx: Tx, { skill_id: id }: RequestRow): Promise<string> {
  const skillId = (await canonicalSkillIds(tx, [id])).get(id);
  if (!skillId) throw new AppError("conflict");
  return skillId;
}

/**
 * Answers an open request: a responsible person confirms the level, which becomes current; a colleague
 * endorses up to it, and the person's own level stays.
 */
export async function answerRequest(tx: Tx, viewer: Viewer, row: RequestRow, level: number): Promise<void> {
  const { companyId, userId: actorId } = viewer;
  const { id, user_id: userId } = row;
  const skillId = await skillOf(tx, row);
  const closed = { answeredLevel: level, closedAt: new Date() };
  if (await isConfirming(tx, viewer, userId)) {
    const before = (await currentSkillsOf(tx, companyId, userId)).find((one) => one.skillId === skillId);
    const [rating] = await confirmSkills(tx, viewer, userId, [{ skillId, level }], () => "id");
    // The rating's own time, because an undo finds the rating by it.
    const closedAt = rating?.validFrom ?? closed.closedAt;
    await changeRequest(tx, companyId, id, {
      ...closed,
      closedAt,
      state: "confirmed",
      replaced: before?.id ?? null,
    });
    return;
  }
  const endorsement = { companyId, userId, skillId, authorId: actorId };
  const replacedLevel = (await endorsedLevel(tx, endorsement)) ?? null;
  await setEndorsement(tx, endorsement, level);
  await changeRequest(tx, companyId, id, { ...closed, state: "endorsed", replacedLevel });
  const data = { skill_ids: [skillId], level };
  await recordEvent(tx, { companyId, actorId, kind: "skill.endorsed", userId, subjectId: id, data });
}

/**
 * Undoes the effect of an answer, so that the request can be reopened. Throws `conflict` when the skill
 * changed since.
 */
export async function revertAnswer(tx: Tx, { companyId }: Viewer, row: RequestRow): Promise<void> {
  const { user_id: userId, responder_id: authorId } = row;
  if (row.state === "endorsed") {
    const endorsement = { companyId, userId, skillId: await skillOf(tx, row), authorId };
    await setEndorsement(tx, endorsement, row.replaced_level);
  }
  if (row.state === "confirmed") {
    await lockPerson(tx, companyId, userId);
    const rating = { userId, skillId: await skillOf(tx, row), createdBy: authorId, replaced: row.replaced };
    if (!row.closed_at || !(await revertRating(tx, companyId, rating, row.closed_at)))
      throw new AppError("conflict");
  }
}
