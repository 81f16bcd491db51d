import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { pendingEvidence } from "../learning/goals/levelProposals.queries.ts";
import { canonicalSkillIds } from "../taxonomy/canonicalSkillIds.ts";
import { skillKinds } from "../taxonomy/skillKinds.ts";
import { settleRequests } from "./confirmations/requests.queries.ts";
import {
  closeSkills,
  currentSkillsOf,
  lockPerson,
  openSkills,
  type PersonSkillRow,
} from "./personSkills.queries.ts";
import { removeWishesFor } from "./removeWishesFor.ts";

export interface NewConfirmation {
  skillId: string;
  level: number;
  evidence?: string | undefined;
}

/**
 * Records levels that the viewer confirms for a person: they become current, and earlier rows are closed and
 * kept. Throws `validation_failed` for an unknown skill, at the field named by `fieldOf`.
 */
export async function confirmSkills(
  tx: Tx,
  viewer: Viewer,
  userId: string,
  entries: NewConfirmation[],
  fieldOf: (index: number) => string,
): Promise<PersonSkillRow[]> {
  const { companyId, userId: actorId } = viewer;
  await lockPerson(tx, companyId, userId);
  const canonical = await canonicalSkillIds(
    tx,
    entries.map((entry) => entry.skillId),
  );
  const wanted = new Map<string, NewConfirmation>();
  entries.forEach((entry, index) => {
    const skillId = canonical.get(entry.skillId);
    if (!skillId) throw new AppError("validation_failed", { fields: { [fieldOf(index)]: "skill_unknown" } });
    wanted.set(skillId, { ...entry, skillId });
  });
  for (const [id, { kind }] of await skillKinds(tx, wanted.keys())) {
    const entry = wanted.get(id);
    if (entry && kind === "licence") entry.level = LICENCE_LEVEL;
  }
  const current = new Map((await currentSkillsOf(tx, companyId, userId)).map((row) => [row.skillId, row]));
  const ids = [...wanted.keys()];
  // The confirmation settles the person's level proposal, whose evidence is kept unless other evidence is
  // given.
  const proposed = await pendingEvidence(tx, companyId, userId, ids);
  await closeSkills(tx, companyId, userId, ids);
  const rows = await openSkills(
    tx,
    [...wanted.values()].map(({ skillId, level, evidence }) => ({
      companyId,
      userId,
      skillId,
      level,
      source: "confirmed" as const,
      words: current.get(skillId)?.words ?? null,
      lastUsed: current.get(skillId)?.lastUsed ?? null,
      expiresOn: current.get(skillId)?.expiresOn ?? null,
      evidence: evidence || proposed.get(skillId) || null,
      createdBy: actorId,
    })),
  );
  await settleRequests(
    tx,
    companyId,
    { userId, responderId: actorId },
    new Map(rows.map((row) => [row.skillId, row.level ?? LICENCE_LEVEL])),
  );
  const wishes = await removeWishesFor(tx, companyId, userId, ids);
  await recordEvent(tx, {
    companyId,
    actorId,
    kind: "skills.confirmed",
    userId,
    // What an undo restores besides the level.
    data: { skill_ids: ids, ...(wishes.length > 0 && { wish_skill_ids: wishes }) },
  });
  return rows;
}
