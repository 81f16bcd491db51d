import { CONFIRMATION_UNDO_MINUTES } from "@vaardig/contract/confirmations/confirmations";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { withdrawUnread } from "../notifications/withdrawUnread.ts";
import { reopenSettledRequests } from "./confirmations/requests.queries.ts";
import { currentSkillsOf, lockPerson, restorePreviousLevels } from "./personSkills.queries.ts";
import { restoreWishes } from "./restoreWishes.ts";

/**
 * Takes confirmations back that the viewer gave lately: what held before holds again, requests that they settled are open,
 * and the person is no longer notified. All of them or, with `conflict`, none where anything was said since.
 */
export async function revertConfirmations(
  tx: Tx,
  viewer: Viewer,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const { companyId, userId: actorId } = viewer;
  await lockPerson(tx, companyId, userId);
  const wanted = new Set(ids);
  const rows = (await currentSkillsOf(tx, companyId, userId)).filter(
    ({ id, source, createdBy }) => wanted.has(id) && source === "confirmed" && createdBy === actorId,
  );
  if (rows.length !== wanted.size) throw new AppError("conflict");
  const oldest = Date.now() - CONFIRMATION_UNDO_MINUTES * 60_000;
  if (rows.some(({ validFrom }) => validFrom.getTime() < oldest)) throw new AppError("too_late_to_change");
  const skillIds = rows.map(({ skillId }) => skillId);
  const about = { userId, actorId, skillIds };
  await reopenSettledRequests(tx, companyId, about, [...wanted]);
  await restoreWishes(tx, companyId, about, [...wanted]);
  await withdrawUnread(
    tx,
    companyId,
    { userId, actorId, kind: "level_changed", subjectIds: skillIds },
    oldest,
  );
  await restorePreviousLevels(tx, companyId, [...wanted]);
  const data = { skill_ids: skillIds };
  await recordEvent(tx, { companyId, actorId, kind: "skills.confirmation_undone", userId, data });
}
